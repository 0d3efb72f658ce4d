// The properties of deploy/container that can be checked without building an image.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../support/free-port.ts';
import { startTestService } from '../support/service.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** One instruction per line, without comments. */
const INSTRUCTIONS = read('deploy/container/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n');
const valuesOf = (name: string): string[] =>
  INSTRUCTIONS.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

describe('the container image', () => {
  it('pins the full Node version of the scripts', () => {
    const [, version] = /name: 'node', version: '([\d.]+)'/.exec(read('scripts/toolchain.mjs')) ?? [];
    const image = `docker.io/library/node:${version}-trixie-slim`;
    expect(valuesOf('FROM')).toEqual([`${image} AS build`, image]);
  });

  it('is built with scripts that exist', () => {
    const named = valuesOf('RUN').flatMap((line) => line.match(/\bscripts\/\S+/g) ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
  });

  it('starts the command of the package, not as root', () => {
    const link = `ln -s /opt/service/${manifest.bin.service.replace('./', '')} /usr/local/bin/service`;
    expect(valuesOf('RUN').join('\n')).toContain(link);
    expect([valuesOf('ENTRYPOINT'), valuesOf('CMD').at(-1)]).toEqual([['["service"]'], '["serve"]']);
    expect(valuesOf('USER')).toEqual(['1000:1000']);
  });

  it('is healthy while the service answers', async () => {
    const check = INSTRUCTIONS.find((line) => line.startsWith('HEALTHCHECK '))?.replace(/^.*?CMD /, '') ?? '[]';
    const [, ...args]: string[] = JSON.parse(check);
    const codeAt = async (port: number) => {
      const env = { ...process.env, SERVICE_PORT: String(port) };
      const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit');
      return code;
    };
    await using service = await startTestService();
    expect([await codeAt(service.port), await codeAt(await freePort())]).toEqual([0, 1]);
  });
});
