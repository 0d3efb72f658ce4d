// Reads `SERVICE_STORE`: which engine, and where it keeps its data (decisions 12).
import { resolve } from 'node:path';
import { ok, type Result, refused } from '../kernel/result.ts';

export interface StoreLocation {
  engine: 'sqlite';
  /** Absolute path of the database file. */
  path: string;
}

const PREFIX = 'sqlite:';

/**
 * `sqlite:PATH`, with a path relative to the working directory or absolute. In-memory stores are refused: nothing would
 * be durable. The reason is a phrase that follows the setting's name; it does not repeat the text, which may hold a password.
 */
export function parseStoreLocation(text: string): Result<StoreLocation, string> {
  if (!text.startsWith(PREFIX)) return refused('must be sqlite:PATH, such as sqlite:./data/service.db');
  const path = text.slice(PREFIX.length);
  if (path === '' || path.endsWith('/'))
    return refused('names no file: write sqlite:PATH, such as sqlite:./data/service.db');
  if (path.startsWith(':memory:')) return refused('must be a file: a store in memory keeps nothing');
  return ok({ engine: 'sqlite', path: resolve(path) });
}
