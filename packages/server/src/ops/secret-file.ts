// The secret that signs session tokens, created and stored beside the SQLite file unless one is configured (decisions
// 12).
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Ids } from '../kernel/clock.ts';
import { describeFileError } from '../kernel/describe-file-error.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { MIN_SECRET_CHARACTERS } from './config-schema.ts';
import type { Settings } from './settings.ts';
import { parseStoreLocation, secretPath } from './store-location.ts';

const SECRET_BYTES = 32;
/** Processes on several machines must share the secret, and it must not be stored in the database. */
const SECRET_NEEDED = `SERVICE_SECRET is required with PostgreSQL: set at least ${MIN_SECRET_CHARACTERS} random characters, the same for every process`;

/** The configured secrets, or the one stored beside the store. Two processes that start at once get the same one. */
export async function resolveSecrets(settings: Pick<Settings, 'store' | 'secrets'>, ids: Ids): Promise<string[]> {
  if (settings.secrets) return settings.secrets;
  const location = parseStoreLocation(settings.store);
  if (!location.ok) throw new DomainError('invalid_settings', { message: `SERVICE_STORE ${location.reason}` });
  if (location.value.engine === 'postgres') throw new DomainError('invalid_settings', { message: SECRET_NEEDED });
  const path = secretPath(location.value.path);
  return [(await readSecret(path)) ?? (await makeSecret(path, ids))];
}

async function readSecret(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DomainError('invalid_settings', { message: `${path} ${describeFileError(error) ?? error.message}` });
  });
  if (text === undefined || text.trim().length >= MIN_SECRET_CHARACTERS) return text?.trim();
  throw new DomainError('invalid_settings', {
    message: `${path} contains fewer than ${MIN_SECRET_CHARACTERS} characters: remove it to create a new secret, or set SERVICE_SECRET`,
  });
}

/** A link to a complete file appears atomically, and the first one wins. */
async function makeSecret(path: string, ids: Ids): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${ids.random()}`;
  await writeFile(draft, `${Buffer.from(ids.bytes(SECRET_BYTES)).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const kept = await readSecret(path);
  if (kept === undefined) throw new Error(`${path} disappeared while it was being created`);
  return kept;
}
