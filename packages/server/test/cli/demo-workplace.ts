// A workplace in which `demo` ran already: the store is copied from one that the run made, which saves seconds of work.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import { askFor } from '../support/on-demand.ts';
import type { Document, Workplace } from './command.ts';

/** Gives the document that `demo --json` printed. The workplace must have no store yet. */
export async function plantDemo(here: Workplace): Promise<Document> {
  const { file, document } = JSON.parse(await askFor(inject('demoPort'), '{'));
  mkdirSync(dirname(here.path), { recursive: true });
  copyFileSync(file, here.path);
  return document;
}
