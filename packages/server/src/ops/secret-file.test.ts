import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../kernel/clock.ts';
import { resolveSecrets } from './secret-file.ts';
import { secretPath } from './store-location.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const settings = () => ({ store: `sqlite:${join(directory, 'data', 'service.db')}`, secrets: undefined });
const file = () => secretPath(join(directory, 'data', 'service.db'));

describe('the secret stored beside the SQLite file', () => {
  it('is created once, readable by its owner only', async () => {
    const [secret] = await resolveSecrets(settings(), systemIds);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await resolveSecrets(settings(), systemIds)).toEqual([secret]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('is the same for concurrent starts, and leaves no temporary file', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => resolveSecrets(settings(), systemIds)));
    expect(new Set(all.flat()).size).toBe(1);
    expect(readdirSync(join(directory, 'data'))).toEqual(['service.db.secret']);
  });

  it('is not created if the settings contain secrets', async () => {
    const secrets = ['s'.repeat(32)];
    expect(await resolveSecrets({ ...settings(), secrets }, systemIds)).toBe(secrets);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is not created with PostgreSQL, where all processes must share one', async () => {
    const postgres = { store: 'postgres://user:hunter2@host/db', secrets: undefined };
    const failure = await resolveSecrets(postgres, systemIds).catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'invalid_settings', message: expect.stringMatching(/^SERVICE_SECRET is/) });
    expect(JSON.stringify(failure)).not.toContain('hunter2');
  });

  it('is refused if truncated', async () => {
    await resolveSecrets(settings(), systemIds);
    writeFileSync(file(), 'short\n');
    await expect(resolveSecrets(settings(), systemIds)).rejects.toThrow(/contains fewer than 32 characters/);
  });
});
