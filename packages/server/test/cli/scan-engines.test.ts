// `scan` against a mock vendor from the settings: its output with a working and a failing engine.

import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWorkplace, PROCESS_TEST_MS, type Workplace } from './command.ts';

const BRAND = [
  'name: Acme',
  'domain: acme.example',
  'markets: [US]',
  'prompts:',
  ...Array.from({ length: 6 }, (_, i) => `  - {text: Question ${i}?, market: US}`),
].join('\n');

const KEY = 'sk-hunter2';
const MESSAGE = { type: 'message', content: [{ type: 'output_text', text: 'Acme is good.' }] };
const ANSWER = { model: 'stand-in-1', output: [MESSAGE] };
const NOT_FOUND = { error: { message: `no model for ${KEY}`, code: 'model_not_found' } };

let here: Workplace;
let vendor: Server;
let reply: { status: number; body: object };
let paths: string[];

beforeEach(async () => {
  here = makeWorkplace();
  paths = [];
  vendor = createServer((request, response) => {
    paths.push(request.url ?? '');
    request.resume().on('end', () => {
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  writeFileSync(join(here.directory, 'acme.yaml'), BRAND);
  await here.runJson('brand', 'import', join(here.directory, 'acme.yaml'));
});
afterEach(async () => {
  await new Promise((resolve) => vendor.close(resolve));
  await here.remove();
});

const scan = (...args: string[]) => {
  const { port } = vendor.address() as AddressInfo;
  return here.runProcess(['scan', '--brand', 'Acme', '--store', `sqlite:${here.path}`, ...args], {
    SERVICE_OPENAI_KEY: KEY,
    SERVICE_OPENAI_URL: `http://127.0.0.1:${port}/gateway/v1`,
  });
};

describe('scan', () => {
  it(
    'asks the configured address and reports answers without a search',
    async () => {
      reply = { status: 200, body: ANSWER };
      const { code, stdout } = await scan('--engine', 'chatgpt', '--json');
      expect({ code, ...JSON.parse(stdout) }).toMatchObject({
        code: 0,
        status: 'succeeded',
        result: { engines: ['openai'] },
      });
      expect(paths).toEqual(Array.from({ length: 6 }, () => '/gateway/v1/responses'));
      const report = await here.runJson('report', 'visibility', '--brand', 'Acme');
      expect(report).toMatchObject({
        unbranded: { answers: 6, answers_without_search: 6 },
        discoverability: [{ engine: 'openai', answers: 6, answers_without_search: 6 }],
      });
      const shown = await here.run('report', 'visibility', '--brand', 'Acme', '--engine', 'ChatGPT');
      expect(shown.stdout).toContain('6 of the 6 answers were given without a web search.');
    },
    PROCESS_TEST_MS,
  );

  it(
    'stops at an unknown model and reports it once',
    async () => {
      reply = { status: 404, body: NOT_FOUND };
      const { code, stdout, stderr } = await scan();
      expect(code).toBe(1);
      expect(paths.length).toBeLessThanOrEqual(4);
      const lines = stdout.split('\n').filter((line) => line.includes('no_model'));
      expect(lines).toEqual([
        expect.stringContaining('openai no_model: 6 (unknown model or URL: set SERVICE_OPENAI_MODEL)'),
      ]);
      expect(stdout + stderr).not.toMatch(/hunter2|127\.0\.0\.1/);
    },
    PROCESS_TEST_MS,
  );
});
