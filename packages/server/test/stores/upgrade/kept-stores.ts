// Stores as a version left them, kept as compressed SQL with the answers that the version gave. A new store is kept with
// `node scripts/toolchain.mjs node --conditions=@service/source packages/server/test/stores/upgrade/keep.ts NAME`
// before each release that has new migrations; the files of older versions never change.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answers, Question } from './kept-scene.ts';

const FOLDER = new URL('kept/', import.meta.url);

export const ENGINES = ['sqlite', 'postgres'] as const;
export type KeptEngine = (typeof ENGINES)[number];

export interface KeptStore {
  sql: string;
  questions: Question[];
  answers: Answers;
}

/** The names of the kept versions, such as `0.1.0`. */
export const keptVersions = (): string[] =>
  [...new Set(readdirSync(FOLDER).map((file) => file.replace(/\.(?:sqlite|postgres)\.(?:sql\.gz|json)$/, '')))].sort();

const fileOf = (version: string, engine: KeptEngine, kind: 'sql.gz' | 'json'): URL =>
  new URL(`${version}.${engine}.${kind}`, FOLDER);

export function readKept(version: string, engine: KeptEngine): KeptStore {
  const sql = gunzipSync(readFileSync(fileOf(version, engine, 'sql.gz'))).toString();
  const asked: Omit<KeptStore, 'sql'> = JSON.parse(readFileSync(fileOf(version, engine, 'json'), 'utf8'));
  return { sql, ...asked };
}

export function keep(version: string, engine: KeptEngine, { sql, ...asked }: KeptStore): void {
  writeFileSync(fileOf(version, engine, 'sql.gz'), gzipSync(sql), { flag: 'wx' });
  writeFileSync(fileOf(version, engine, 'json'), `${JSON.stringify(asked, null, 2)}\n`, { flag: 'wx' });
}
