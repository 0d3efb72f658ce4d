// Reads labeled sentences: every rule written for one must still match it. `@brand MARKET` starts a section; `⟦tag
// text⟧` labels a span; `\n` is a line break.
import { readFileSync } from 'node:fs';
import { type BrandFile, type Language, MARKETS, type Market, readBrandFile } from '../../src/brands/index.ts';

export type Task = 'mentions' | 'sentiment' | 'claims';

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
const brandFiles = new URL('../../eval/brands/', import.meta.url);
const brands = new Map<string, BrandFile>();

function brandCalled(name: string): BrandFile {
  const known = brands.get(name) ?? readBrandFile(readFileSync(new URL(`${name}.yaml`, brandFiles), 'utf8'), name);
  brands.set(name, known);
  return known;
}

export function readSentences(task: Task, language: Language): Sample[] {
  const lines = ['dev', 'heldout'].flatMap((part) =>
    readFileSync(new URL(`${task}.${language}.${part}.txt`, here), 'utf8').split('\n'),
  );
  let section: { brand: BrandFile; market: Market } | undefined;
  return lines.flatMap((line) => {
    const header = /^@(\w+) (\w+)$/.exec(line);
    if (header) section = { brand: brandCalled(header[1] ?? ''), market: marketOf(header[2]) };
    if (header || line === '') return [];
    if (!section) throw new Error(`${task}.${language} has a line before its first section`);
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
