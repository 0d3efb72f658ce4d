// The messages of targets: a document for webhooks, a line of text for chats (decisions 10). Pure.
import type { Channel, NotifiedEvent } from './ports.ts';

/** @returns the text that is sent */
export function messageOf(fact: NotifiedEvent, channel: Channel, brandName: string): string {
  if (channel === 'chat') return JSON.stringify({ text: escaped(`${brandName}: ${sentenceOf(fact)}`) });
  return JSON.stringify({
    type: fact.kind,
    timestamp: new Date(fact.at).toISOString(),
    data: { brand_id: fact.brandId, brand: brandName, ...fact.body },
  });
}

/** A test message, of a kind that no event has. */
export function testMessage(channel: Channel, brand: { id: string; name: string }, at: number): string {
  if (channel === 'chat') return JSON.stringify({ text: escaped(`${brand.name}: notifications arrive here.`) });
  const data = { brand_id: brand.id, brand: brand.name };
  return JSON.stringify({ type: 'test', timestamp: new Date(at).toISOString(), data });
}

/** Escaped as Slack requires: text of answer engines must not create links or mention people. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function sentenceOf({ kind, body }: NotifiedEvent): string {
  switch (kind) {
    case 'finding.opened':
      return `wrong ${body.kind} (${body.severity}): "${body.claimed}" instead of "${body.verified}", in ${body.answers_with_it} of ${body.answers} answers. "${body.quote}"`;
    case 'finding.fixed':
      return `the wrong ${body.kind} "${body.claimed}" no longer appears in any answer.`;
    case 'scan.completed':
      return `a scan is done: ${body.done} of ${body.total} answers${body.failed > 0 ? `, ${body.failed} failed` : ''}.`;
    case 'scan.failed':
      return `a scan failed: ${body.reason}`;
    case 'visibility.changed':
      return `${body.measure.replaceAll('_', ' ')}${placeOf(body)} went from ${rounded(body.before)} to ${rounded(body.after)} (${body.since} to ${body.until}).`;
    case 'quota.reached':
      return `the ${body.plan} plan's ${body.included} ${body.unit}${body.included === 1 ? '' : 's'} of ${body.period} ${body.included === 1 ? 'is' : 'are'} used up. ${furtherOf(body)}`;
  }
}

const placeOf = ({ market, engine }: { market: string | null; engine: string | null }): string =>
  [market, engine].flatMap((part) => (part === null ? [] : ` ${part}`)).join('');

const rounded = (value: number): string => String(Math.round(value * 1000) / 1000);

const furtherOf = ({ overage_cents: cents, resets_at }: { overage_cents: number | null; resets_at: string }): string =>
  cents === null ? `The quota resets at ${resets_at}.` : `Each additional one costs ${(cents / 100).toFixed(2)} USD.`;
