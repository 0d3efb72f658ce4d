// Parses `SERVICE_STORE`: the engine, and where it stores its data (decisions 12).
import { resolve } from 'node:path';
import { ok, type Result, refused } from '../kernel/result.ts';

export interface SqliteLocation {
  engine: 'sqlite';
  /** Absolute path of the database file. */
  path: string;
  /** The store's name in messages. */
  place: string;
}

export interface PostgresLocation {
  engine: 'postgres';
  /**
   * The URL of each server, or of the only one. They may contain a password, so they never reach a log or a message.
   */
  urls: string[];
  /** The same without password and parameters. */
  place: string;
}

export type StoreLocation = SqliteLocation | PostgresLocation;

const SQLITE = 'sqlite:';
const POSTGRES = /^postgres(?:ql)?:/;
/** Comma-separated hosts are servers of one database, as in PostgreSQL's own tools. */
const AUTHORITY = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)?)([^/?#]*)(.*)$/;
const EITHER = 'must be sqlite:PATH, such as sqlite:./data/service.db, or postgres://USER:PASSWORD@HOST/DATABASE';

/**
 * `sqlite:PATH`, relative to the working directory or absolute, or `postgres://` as PostgreSQL's own tools accept it.
 * In-memory stores are refused: nothing would be durable. The reason is a phrase that follows the setting's name; it
 * does not repeat the value, which may contain a password.
 */
export function parseStoreLocation(text: string): Result<StoreLocation, string> {
  if (POSTGRES.test(text)) return parsePostgres(text);
  if (!text.startsWith(SQLITE)) return refused(EITHER);
  const path = text.slice(SQLITE.length);
  if (path === '' || path.endsWith('/'))
    return refused('does not name a file: write sqlite:PATH, such as sqlite:./data/service.db');
  if (path.startsWith(':memory:')) return refused('must be a file: an in-memory store loses its data');
  return ok({ engine: 'sqlite', path: resolve(path), place: resolve(path) });
}

/** The file that contains the secret of the SQLite store at `storePath`. */
export const secretPath = (storePath: string): string => `${storePath}.secret`;

function parsePostgres(text: string): Result<PostgresLocation, string> {
  const [, scheme = '', user = '', hosts = '', rest = ''] = AUTHORITY.exec(text) ?? [];
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const parsed = urls.map((url) => URL.parse(url));
  const [first] = parsed;
  if (!first || scheme === '' || parsed.includes(null)) {
    return refused('must be an address such as postgres://USER:PASSWORD@HOST/DATABASE');
  }
  if (first.pathname.length < 2)
    return refused('does not name a database: write postgres://USER:PASSWORD@HOST/DATABASE');
  const name = first.username === '' ? '' : `${first.username}@`;
  return ok({ engine: 'postgres', urls, place: `postgres://${name}${hosts}${first.pathname}` });
}
