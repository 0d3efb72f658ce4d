import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin', import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bin-'));
  writeFileSync(join(directory, 'package.json'), '{"type": "module"}');
  cpSync(BIN, join(directory, 'bin'), { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const run = (...nodeArgs: string[]) =>
  new Promise((resolve) => {
    execFile(process.execPath, [...nodeArgs, join(directory, 'bin', 'service.js')], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

describe('bin/service.js', () => {
  it('runs the built program', async () => {
    mkdirSync(join(directory, 'dist'));
    writeFileSync(join(directory, 'dist', 'main.js'), 'console.log("running");');
    expect(await run()).toEqual({ code: 0, stdout: 'running\n', stderr: '' });
  });

  it('explains how to build the program', async () => {
    expect(await run()).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('run "npm run build"') });
  });

  it('names the required version on an older Node', async () => {
    const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });`;
    const message = expect.stringContaining('service needs Node 24 or newer, and this is 20.20.2');
    expect(await run('--import', older)).toEqual({ code: 1, stdout: '', stderr: message });
  });
});
