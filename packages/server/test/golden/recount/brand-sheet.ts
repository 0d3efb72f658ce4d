// The showcase's brand file, parsed without the product's reader.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = new URL('../../../data/showcase/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

const named = z.object({ name: z.string(), aliases: z.array(z.string()).default([]) });
const market = z.enum(['US', 'UK', 'DE', 'JP']);
const sheetSchema = z.object({
  name: z.string(),
  domains: z.array(z.string()),
  aliases: z.array(z.string()),
  markets: z.array(market),
  product_lines: z.array(named.extend({ skus: z.array(z.string()).default([]) })),
  competitors: z.array(named),
  prompts: z.array(z.object({ text: z.string(), market, tags: z.array(z.string()) })),
  facts: z.array(z.looseObject({ kind: z.string(), subject: z.string().optional(), source: z.string() })),
});

export type BrandSheet = z.infer<typeof sheetSchema>;
export type SheetFact = BrandSheet['facts'][number];

export const readBrandSheet = (): BrandSheet => sheetSchema.parse(parse(read('brand.yaml')));

const planted = z.object({
  kind: z.string(),
  subject: z.string(),
  claimed: z.string(),
  engine: z.string(),
  market,
  prompt: z.string(),
  weeks: z.array(z.number()),
});

/** The wrong claims planted in the answers. */
export const readPlanted = () =>
  z.object({ planted: z.array(planted) }).parse(JSON.parse(read('manifest.json'))).planted;

export interface RecordedLine {
  week: number;
  market: string;
  prompt: string;
  text: string;
}

/** An engine's recorded answers from all weeks. */
export const readRecorded = (engine: string): RecordedLine[] =>
  read(`answers/${engine}.ndjson`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** In the language of a market. */
export const LANGUAGES: Readonly<Record<string, string>> = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' };

export const OWN_NAME = /Fernhall|FC-|FS-|ファーンホール/;
