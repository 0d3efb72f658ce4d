// The systemd unit of deploy/systemd, as systemd itself reads it.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const UNIT = readFileSync(new URL('../../../../deploy/systemd/service@.service', import.meta.url), 'utf8');
const COMMAND = '/opt/service/bin/service.js';

const run = promisify(execFile);
const isMissing = await run('systemd-analyze', ['--version']).then(
  () => false,
  () => true,
);

describe('the unit', () => {
  const directory = mkdtempSync(join(tmpdir(), 'systemd-'));
  const unit = join(directory, 'service@8787.service');
  writeFileSync(unit, UNIT.replace(COMMAND, process.execPath));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('starts the command of the package', () => {
    expect(UNIT).toContain(`ExecStart=${COMMAND} serve\n`);
    expect(`/opt/service/${manifest.bin.service}`).toBe(`/opt/service/./${COMMAND.slice('/opt/service/'.length)}`);
  });

  it('shares its user and its folder with the documented way to run a command', () => {
    const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const given = Array.from(guide.matchAll(/--property=([A-Za-z]+)=(\S+)/g), ([, name, value]) => `${name}=${value}`);
    const unit = UNIT.replace('%S', '/var/lib').split('\n');
    expect(given).toEqual(expect.arrayContaining(['DynamicUser=yes', 'User=service', 'StateDirectory=service']));
    expect(given.filter((property) => !unit.includes(property))).toEqual([]);
  });

  it('waits longer than a group of processes takes to stop', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(UNIT)?.[1])).toBeGreaterThan(11);
  });

  it('is valid', async (context) => {
    context.skip(isMissing, 'needs systemd-analyze: apt-get install systemd');
    expect(await run('systemd-analyze', ['verify', '--man=no', unit])).toEqual({ stdout: '', stderr: '' });
  });

  it('restricts the rights of the process', async (context) => {
    context.skip(isMissing, 'needs systemd-analyze: apt-get install systemd');
    const { stdout } = await run('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit]);
    expect(Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });
});
