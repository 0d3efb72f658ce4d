// Stored answers for the recount: the contents of the rows, and what follows from their texts.
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type BrandSheet, OWN_NAME } from './brand-sheet.ts';
import { sentenceAt } from './sentence-starts.ts';

const mention = z.object({
  entity: z.enum(['brand', 'product_line', 'sku', 'competitor']),
  name: z.string(),
  start: z.number(),
  end: z.number(),
  sentiment: z.string(),
  method: z.string(),
});
const claim = z.object({
  kind: z.string(),
  claimed: z.string(),
  verified: z.string(),
  severity: z.string(),
  start: z.number(),
  end: z.number(),
});
const given = z.object({
  url: z.string(),
  title: z.string().optional(),
  kind: z.enum(['cited', 'retrieved']),
  start: z.number().optional(),
  end: z.number().optional(),
});
const row = z.object({
  id: z.string(),
  scan_id: z.string(),
  prompt_id: z.string(),
  market: z.string(),
  engine: z.string(),
  language: z.string(),
  model: z.string(),
  asked_at: z.number(),
  searched: z.number().nullable(),
  text: z.string(),
  citations: z.string(),
  reading: z.string(),
});

export interface Named extends z.infer<typeof mention> {
  /** 1, 0 or -1; null if unknown. */
  tone: number | null;
  /** The answer says that it does not know the subject. */
  silent: boolean;
  sentence: number;
}

export interface Cited {
  url: string;
  domain: string;
  own: boolean;
}

export interface Seen extends Omit<z.infer<typeof row>, 'citations' | 'reading' | 'searched'> {
  day: string;
  branded: boolean;
  searched: boolean | null;
  names: Named[];
  given: z.infer<typeof given>[];
  /** Each URL once. */
  cited: Cited[];
  claims: z.infer<typeof claim>[];
}

/** @param texts of prompts by their ids */
export function readAnswers(
  path: string,
  brandId: string,
  sheet: BrandSheet,
  texts: ReadonlyMap<string, string>,
): Seen[] {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = db.prepare('select * from answers where brand_id = ? order by asked_at, id').all(brandId);
    return rows.map((one) => seenIn(row.parse(one), sheet, texts));
  } finally {
    db.close();
  }
}

const TONES: Readonly<Record<string, number>> = { positive: 1, neutral: 0, negative: -1 };

function seenIn(
  { citations, reading, searched, ...answer }: z.infer<typeof row>,
  sheet: BrandSheet,
  texts: ReadonlyMap<string, string>,
): Seen {
  const read = z.object({ mentions: z.array(mention), claims: z.array(claim) }).parse(JSON.parse(reading));
  const sources = z.array(given).parse(JSON.parse(citations));
  const prompt = texts.get(answer.prompt_id);
  if (prompt === undefined) throw new Error(`nobody knows the prompt ${answer.prompt_id}`);
  const names = read.mentions.map((name) => ({
    ...name,
    tone: TONES[name.sentiment] ?? null,
    silent: name.method === 'no_information',
    sentence: sentenceAt(answer.text, name.start),
  }));
  return {
    ...answer,
    day: new Date(answer.asked_at).toISOString().slice(0, 10),
    branded: OWN_NAME.test(prompt),
    searched: searched === null ? null : searched === 1,
    names: names.toSorted((a, b) => a.start - b.start),
    given: sources,
    cited: citedIn(answer.text, sources, sheet),
    claims: read.claims,
  };
}

export const linksIn = (text: string): string[] => text.match(/https?:\/\/[^\s)\]]+/g) ?? [];

const citedIn = (text: string, sources: z.infer<typeof given>[], sheet: BrandSheet): Cited[] =>
  addresses([...sources.filter(({ kind }) => kind === 'cited').map(({ url }) => url), ...linksIn(text)], sheet);

/** All hosts of the showcase end in `.example`, with the name in front. */
export function addresses(urls: readonly string[], { domains }: BrandSheet): Cited[] {
  const once = new Set(urls.map((url) => url.replace(/\/$/, '')));
  return [...once].map((url) => {
    const domain = new URL(url).hostname.split('.').slice(-2).join('.');
    return { url, domain, own: domains.includes(domain) };
  });
}
