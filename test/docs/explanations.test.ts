// The worked examples of docs/explanations: their tables are read, and the product computes them again.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute, instantOccurrence, type Touch } from '../../packages/server/src/attribution/join.ts';
import { effectiveSize } from '../../packages/server/src/visibility/measures/effective-size.ts';
import { differenceInterval, type Interval, wilson } from '../../packages/server/src/visibility/measures/intervals.ts';
import { measure } from '../../packages/server/src/visibility/measures/measures.ts';
import type { Observation, ObservedMention } from '../../packages/server/src/visibility/observation.ts';

/** The rows of each table below a heading, without their headers. */
function tables(page: string, heading: string): string[][][] {
  const text = readFileSync(new URL(`../../docs/explanations/${page}.md`, import.meta.url), 'utf8');
  const section = text.split(/^#+ /m).filter((part) => part.startsWith(heading));
  return section.flatMap((part) =>
    [...part.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) =>
      table
        .trim()
        .split('\n')
        .slice(2)
        .map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim().replaceAll('`', '')),
        ),
    ),
  );
}

const list = (cell = ''): string[] => cell.split(', ').filter((word) => word !== '');

test('the example of the measures has the computed figures', () => {
  const [answers = [], figures = []] = tables('measures', 'Example');
  const observations = answers.map(observation);
  const brandNames = new Set(['Acme']);
  const measured = measure(observations, brandNames, { brandNames, trackedNames: 3, weeks: observations });
  const { mentionRate, shareOfVoice, averagePosition, sentiment, citationShare } = measured;
  const computed = Object.entries({
    'mention rate': mentionRate,
    'share of voice': shareOfVoice,
    'average position': averagePosition,
    sentiment,
    'citation share': citationShare,
  }).map(([name, { numerator, denominator, value }]) => [name, `${numerator}`, `${denominator}`, value?.toFixed(3)]);
  expect(figures).toEqual(computed);
});

const SENTIMENTS = ['positive', 'neutral', 'negative', 'unknown'] as const;

function observation([, prompt = '', names, sentiments, citations]: string[]): Observation {
  const mentions = list(names).flatMap((name, start): ObservedMention[] => {
    const one = { start, noInformation: false };
    if (name !== 'Acme') {
      const entity = { kind: 'competitor', name } as const;
      return [{ ...one, entity, sentence: 100 + start, sentiment: 'neutral' }];
    }
    return list(sentiments).map((word, sentence) => ({
      ...one,
      entity: { kind: 'brand', name },
      sentence,
      sentiment: SENTIMENTS.find((known) => known === word) ?? 'unknown',
    }));
  });
  return {
    prompt,
    engine: 'chatgpt',
    market: 'US',
    day: '2026-03-01',
    branded: false,
    mentions,
    citations: list(citations).map((domain) => ({ domain, own: domain === 'acme.example' })),
  };
}

/** Ten prompts with five mentions in six answers, and ten with one. */
const PROMPTS = { prompts: 20, y: 60, x: 120, yy: 260, yx: 360, xx: 720 };
const SIZE = effectiveSize(120, 0.25, PROMPTS);
const shown = ({ low, high }: Interval) => `${low.toFixed(3)} to ${high.toFixed(3)}`;

test('the examples of intervals and changes are what the product computes', () => {
  const [, , interval = [], change = []] = tables('measures', 'Example');
  const between = ((260 - 360 + 0.25 * 720) * 20) / 19;
  expect(interval).toEqual([
    ['mention rate', '0.500'],
    ['answers', '120'],
    ['correlation', ((between / 0.25 - 120) / (720 - 120)).toFixed(3)],
    ['effective size', SIZE.toFixed(1)],
    ['interval', shown(wilson(0.5, SIZE))],
    ['interval if all answers were independent', shown(wilson(0.5, 120))],
  ]);
  const [before, now] = [0.2, 0.5].map((value) => ({ value, interval: wilson(value, SIZE) }));
  if (!before || !now) throw new Error('no values');
  const difference = differenceInterval(now, before);
  expect(change).toEqual([
    ['before', '0.200', shown(before.interval)],
    ['now', '0.500', shown(now.interval)],
    ['change', '0.300', shown(difference)],
  ]);
  expect(difference.low).toBeGreaterThan(0);
});

test('the example of attribution is what the product attributes', () => {
  const [visits = [], bookings = []] = tables('attribution', 'Example');
  const noon = (day = '') => Date.parse(`${day}T12:00:00Z`);
  const touches = visits.map(([number, day, channel]): Touch => {
    const name = (['ai:chatgpt', 'search', 'direct'] as const).find((known) => known === channel);
    if (!name) throw new Error(`no channel: ${channel}`);
    return { visit: Number(number), at: noon(day), channel: name, source: null };
  });
  expect(bookings).toHaveLength(5);
  for (const [day, credited, first] of bookings) {
    const at = noon(day);
    const found = attribute(
      instantOccurrence(at),
      touches.filter((touch) => touch.at <= at),
    );
    const last = found ? `${found.last.visit} ${found.last.channel}` : 'none';
    expect([day, last, `${found?.first.visit ?? 'none'}`]).toEqual([day, credited, first]);
  }
});
