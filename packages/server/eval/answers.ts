// Reads labeled answers. A line `=== id brand= market= style= tags=` opens one; `⟦m+ Name⟧` and `⟦px $29⟧` label spans
// in it.
import { type BrandFile, type Language, MARKETS, type Market, readBrandFile } from '../src/brands/index.ts';

export interface LabeledAnswer {
  id: string;
  brand: BrandFile;
  market: Market;
  language: Language;
  style: 'long' | 'short';
  tags: string[];
  text: string;
  labels: Label[];
}

export interface Label {
  /** `m` a name; `p`, `s`, `i`, `f` a claim about a price, a specification, an integration, a founder. */
  kind: string;
  /** A name is labeled with its sentiment (`+`, `-`, `0`, `?`), a claim with its verdict (`+`, `x`, `?`). */
  sign: string;
  /** UTF-16 units of `text`; `end` is exclusive. */
  start: number;
  end: number;
}

const HEADER =
  /^=== (?<id>\S+) brand=(?<brand>\S+) market=(?<market>\S+) style=(?<style>long|short) tags=(?<tags>\S*)$/;
const LABEL = /(⟦[^⟦⟧]+⟧)/;
const PARTS = /^⟦(?:(?<name>m)(?<sentiment>[+\-0?])|(?<kind>[psif])(?<verdict>[+x?])) (?<shown>[^⟦⟧]+)⟧$/;

export interface RawAnswer {
  id: string;
  /** From its header to the next one. */
  lines: string[];
}

export function splitAnswers(source: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (const line of source.split('\n')) {
    const id = HEADER.exec(line)?.groups?.id;
    if (id !== undefined) answers.push({ id, lines: [line] });
    else if (line.startsWith('===')) throw new Error(`not a header: ${line}`);
    else answers.at(-1)?.lines.push(line);
  }
  return answers;
}

/** `brandCalled` returns the text of a brand file by its name. */
export function readAnswers(
  source: string,
  language: Language,
  brandCalled: (name: string) => string,
): LabeledAnswer[] {
  const brands = new Map<string, BrandFile>();
  const brandOf = (name: string): BrandFile => {
    const brand = brands.get(name) ?? readBrandFile(brandCalled(name), `${name}.yaml`);
    brands.set(name, brand);
    return brand;
  };
  return splitAnswers(source).map(({ lines: [header = '', ...lines] }) => {
    const { id = '', brand = '', market, style, tags = '' } = HEADER.exec(header)?.groups ?? {};
    const known = MARKETS.find((one) => one === market);
    if (!known) throw new Error(`${id}: ${market} is no market`);
    return {
      id,
      brand: brandOf(brand),
      market: known,
      language,
      style: style === 'long' ? 'long' : 'short',
      tags: tags.split(',').filter((tag) => tag !== ''),
      ...readLabels(lines.join('\n').trim(), id),
    };
  });
}

function readLabels(marked: string, id: string): { text: string; labels: Label[] } {
  const labels: Label[] = [];
  let text = '';
  for (const piece of marked.split(LABEL)) {
    const { name, sentiment, kind, verdict, shown } = PARTS.exec(piece)?.groups ?? {};
    const plain = shown ?? piece;
    if (/[⟦⟧]/.test(plain)) throw new Error(`${id}: a label that cannot be read: ${plain.slice(0, 60)}`);
    if (shown !== undefined)
      labels.push({
        kind: name ?? kind ?? '',
        sign: sentiment ?? verdict ?? '',
        start: text.length,
        end: text.length + shown.length,
      });
    text += plain;
  }
  return { text, labels };
}
