// A workplace in which `demo` has already run: its store is copied, which saves seconds.
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import { askFor } from '../support/on-demand.ts';
import type { Document, Workplace } from './command.ts';

/** Returns the document that `demo --json` printed. The workplace must not have a store yet. */
export async function plantDemo(here: Workplace): Promise<Document> {
  const { file, document } = JSON.parse(await askFor(inject('demoPort'), '{'));
  mkdirSync(dirname(here.path), { recursive: true });
  copyFileSync(file, here.path);
  return document;
}
