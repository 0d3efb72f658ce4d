// Formats a draft in the style of each engine: links in the text, sections with bare sentences, or markers in brackets.
import type { Market } from '../src/brands/index.ts';
import type { AnswerCitation } from '../src/scans/ports.ts';
import type { Block, Draft, Place } from './compose-answer.ts';
import { isBrandTopic } from './compose-answer.ts';
import { joinerOf, phrasesOf, TABLE_DASH } from './markets.ts';
import type { EngineName } from './plants.ts';
import { randomFor } from './random.ts';
import { hostOf, type Source } from './sources.ts';

export interface Written {
  text: string;
  citations: AnswerCitation[];
}

export const MODELS: Readonly<Record<EngineName, string>> = {
  openai: 'recorded-openai',
  gemini: 'recorded-gemini',
  perplexity: 'recorded-perplexity',
};

const WRITERS: Readonly<Record<EngineName, (draft: Draft, place: Place) => Written>> = {
  openai: withLinks,
  gemini: inSections,
  perplexity: withMarkers,
};

export const render = (draft: Draft, place: Place): Written => WRITERS[place.engine](draft, place);

/** Text under construction, with its citations and their positions. */
class Page {
  text = '';
  readonly cited: AnswerCitation[] = [];

  add(words: string): this {
    this.text += words;
    return this;
  }

  cite(words: string, { url, title }: Source): this {
    this.cited.push({ url, title, start: this.text.length, end: this.text.length + words.length, kind: 'cited' });
    return this.add(words);
  }

  /** Each URL once, without those that are cited. */
  done(unused: readonly Source[]): Written {
    const known = new Set(this.cited.map(({ url }) => url));
    const retrieved = unused.flatMap(({ url, title }): AnswerCitation[] => {
      if (known.has(url)) return [];
      known.add(url);
      return [{ url, title, kind: 'retrieved' }];
    });
    return { text: this.text, citations: [...this.cited, ...retrieved] };
  }
}

/** `([host](address))` after a sentence; the span covers the link. */
function withLinks({ intro, blocks, criteria, closing, unused }: Draft, { topic, market }: Place): Written {
  const page = new Page();
  const link = ({ text, sources }: Block) => {
    page.add(text);
    for (const source of sources) page.add(' ').cite(`([${hostOf(source)}](${source.url}))`, source);
  };
  link(intro);
  for (const [index, block] of blocks.entries()) {
    if (block.name === null) page.add(isBrandTopic(topic) && isListed(block) ? '\n' : '\n\n');
    else page.add(`${index === 0 ? '\n\n' : '\n'}${index + 1}. **${block.name}** – `);
    link(block);
  }
  page.add('\n\n').add([...criteria, closing].map(({ text }) => text).join(joinerOf(market)));
  return page.done(unused);
}

const isListed = ({ text }: Block): boolean => text.startsWith('- ');

/** Headings and bullets; whole sentences are supported by sources that the text does not show. */
function inSections({ intro, blocks, criteria, closing, unused }: Draft, { topic, market }: Place): Written {
  const { headings } = phrasesOf(market);
  const page = new Page();
  const support = ({ text, sources: [source] }: Block) => (source ? page.cite(text, source) : page.add(text));
  support(intro);
  if (isBrandTopic(topic)) {
    for (const block of blocks) {
      page.add(isListed(block) ? '\n' : '\n\n');
      support(block);
    }
    return page.add(`\n\n${closing.text}`).done(unused);
  }
  if (criteria.length > 0) page.add(`\n\n### ${headings.look}\n`);
  for (const { text } of criteria) page.add(`\n*   ${text}`);
  page.add(`\n\n### ${headings.picks}\n`);
  for (const block of blocks) {
    page.add(`\n*   **${block.name}:** `);
    support(block);
  }
  return page.add(`\n\n${closing.text}`).done(unused);
}

/** Short, with markers; a table if names are compared. */
function withMarkers(draft: Draft, place: Place): Written {
  const { intro, blocks, criteria, closing, unused } = draft;
  const { market, topic, week } = place;
  const page = new Page();
  const numbers = new Map<string, number>();
  const mark = ({ text, sources }: Block) => {
    page.add(text);
    for (const source of sources) {
      const number = numbers.get(source.url) ?? numbers.size + 1;
      numbers.set(source.url, number);
      page.cite(`[${number}]`, source);
    }
  };
  const gap = joinerOf(market);
  const { headings } = phrasesOf(market);
  page.add(`**${headings.short}${market === 'JP' ? '：' : ':'}** `);
  mark(intro);
  for (const block of blocks) {
    page.add(block.name === null && !isListed(block) ? gap : isListed(block) ? '\n' : '\n\n');
    if (block.name !== null) page.add(`- **${block.name}**${market === 'JP' ? '：' : ': '}`);
    mark(block);
  }
  if (hasTable(draft, place)) page.add(`\n\n${tableOf(blocks, market)}`);
  page
    .add('\n\n')
    .add(
      [...criteria.slice(0, randomFor(topic, week).roll() < 0.5 ? 1 : 0), closing].map(({ text }) => text).join(gap),
    );
  return page.done(unused);
}

const hasTable = ({ blocks }: Draft, { topic, market, week }: Place): boolean =>
  !isBrandTopic(topic) && blocks.some(({ price }) => price) && randomFor(topic, market, week).roll() < 0.4;

function tableOf(blocks: readonly Block[], market: Market): string {
  const { table } = phrasesOf(market);
  const rows = blocks.map(({ name, price }) => `| ${name} | ${price ?? TABLE_DASH} |`);
  return [`| ${table.name} | ${table.price} |`, '|---|---|', ...rows].join('\n');
}
