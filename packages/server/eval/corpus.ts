// Reads the labelled corpora. `@brand MARKET` opens a section; `⟦tag text⟧` labels a place; `\n` is a line break.
import { readFileSync } from 'node:fs';
import { type BrandFile, type Language, MARKETS, type Market, readBrandFile } from '../src/brands/index.ts';

export const TASKS = ['mentions', 'sentiment', 'claims'] as const;
export type Task = (typeof TASKS)[number];
export const SPLITS = ['dev', 'heldout'] as const;
export type Split = (typeof SPLITS)[number];

export interface Label {
  tag: string;
  start: number;
  end: number;
}

export interface Sample {
  brand: BrandFile;
  market: Market;
  language: Language;
  text: string;
  labels: Label[];
  /** What follows `|||`. */
  note: string;
}

const here = new URL('./', import.meta.url);
const brands = new Map<string, BrandFile>();

function brandCalled(name: string): BrandFile {
  const known = brands.get(name) ?? readBrandFile(readFileSync(new URL(`brands/${name}.yaml`, here), 'utf8'), name);
  brands.set(name, known);
  return known;
}

export function readCorpus(task: Task, language: Language, split: Split): Sample[] {
  const lines = readFileSync(new URL(`corpus/${task}.${language}.${split}.txt`, here), 'utf8').split('\n');
  let section: { brand: BrandFile; market: Market } | undefined;
  return lines.flatMap((line) => {
    const header = /^@(\w+) (\w+)$/.exec(line);
    if (header) section = { brand: brandCalled(header[1] ?? ''), market: marketOf(header[2]) };
    if (header || line === '') return [];
    if (!section) throw new Error(`${task}.${language}.${split} has a line before its first section`);
    return [{ ...section, language, ...readLine(line) }];
  });
}

function marketOf(word: string | undefined): Market {
  const market = MARKETS.find((known) => known === word);
  if (!market) throw new Error(`${word} is no market`);
  return market;
}

function readLine(line: string): { text: string; labels: Label[]; note: string } {
  const [marked = '', note = ''] = line.split(' ||| ');
  const labels: Label[] = [];
  let text = '';
  for (const piece of marked.replaceAll('\\n', '\n').split(/(⟦[^⟧]+⟧)/)) {
    const label = /^⟦(\S+) ([^⟧]+)⟧$/.exec(piece);
    const shown = label?.[2] ?? piece;
    if (label) labels.push({ tag: label[1] ?? '', start: text.length, end: text.length + shown.length });
    text += shown;
  }
  return { text, labels, note };
}
