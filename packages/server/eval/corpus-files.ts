// The files of the corpus: which part an answer belongs to, and the hashes that prove that no label was changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../src/brands/index.ts';
import { type LabeledAnswer, readAnswers } from './answers.ts';

/**
 * `heldout` is only scored, never inspected: authors who did not know the rules wrote it after the rules existed.
 */
export const PARTS = ['dev', 'heldout'] as const;
export type Part = (typeof PARTS)[number];

export const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

const corpus = new URL('./corpus/', import.meta.url);
const brands = new URL('./brands/', import.meta.url);
/** Lines of `sha256sum`: one for each file of the corpus. */
export const HASHES = new URL('labels.sha256', corpus);

/** Empty if the file does not exist. */
export function readPart(language: Language, part: Part): LabeledAnswer[] {
  const file = new URL(`${language}.${part}.txt`, corpus);
  if (!existsSync(file)) return [];
  return readAnswers(readFileSync(file, 'utf8'), language, (name) =>
    readFileSync(new URL(`${name}.yaml`, brands), 'utf8'),
  );
}

/** The hash of each file of the corpus, in the format of `labels.sha256`. */
export function hashesNow(): string {
  const names = readdirSync(corpus).filter((name) => name.endsWith('.txt'));
  return names
    .toSorted()
    .map((name) => `${sha256(readFileSync(new URL(name, corpus), 'utf8'))}  ${name}\n`)
    .join('');
}
