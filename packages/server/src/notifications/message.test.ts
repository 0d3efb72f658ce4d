import { describe, expect, it } from 'vitest';
import type { DomainEventBodies } from '../kernel/domain-events.ts';
import { messageOf, testMessage } from './message.ts';
import type { NotifiedEvent, NotifiedKind } from './ports.ts';

const at = Date.parse('2026-11-28T12:00:00Z');
const finding = {
  finding_id: 'f1',
  kind: 'price',
  severity: 'high',
  claimed: '€9',
  verified: '€12',
} as const;
const opened = { ...finding, quote: 'It costs €9.', answers_with_it: 2, answers: 5 };
const scan = { scan_id: 's1', total: 10, done: 10, failed: 0 };
const change = {
  measure: 'share_of_voice',
  market: null,
  engine: null,
  before: 0.25,
  after: 0.123_456,
  since: '2026-11-16',
  until: '2026-11-22',
} as const;
const quota = {
  unit: 'scan',
  plan: 'protect',
  included: 1000,
  period: '2026-11',
  resets_at: '2026-12-01T00:00:00.000Z',
  overage_cents: 5,
} as const;

/** The fact about the brand `b1`. */
const factOf = <Kind extends NotifiedKind>(kind: Kind, body: DomainEventBodies[Kind]) => ({
  tenantId: 't1',
  brandId: 'b1',
  kind,
  at,
  body,
});

const chatText = (fact: NotifiedEvent, brand = 'Acme') => JSON.parse(messageOf(fact, 'chat', brand));

describe('a message in a chat', () => {
  it.each<[NotifiedEvent, string]>([
    [factOf('finding.opened', opened), 'wrong price (high): "€9" instead of "€12", in 2 of 5 answers. "It costs €9."'],
    [factOf('finding.fixed', finding), 'the wrong price "€9" no longer appears in any answer.'],
    [factOf('scan.completed', scan), 'a scan is done: 10 of 10 answers.'],
    [factOf('scan.completed', { ...scan, done: 9, failed: 1 }), 'a scan is done: 9 of 10 answers, 1 failed.'],
    [factOf('scan.failed', { ...scan, reason: 'No engine answered.' }), 'a scan failed: No engine answered.'],
    [factOf('visibility.changed', change), 'share of voice went from 0.25 to 0.123 (2026-11-16 to 2026-11-22).'],
    [
      factOf('visibility.changed', { ...change, market: 'DE', engine: 'gemini', after: 0.1235 }),
      'share of voice DE gemini went from 0.25 to 0.124 (2026-11-16 to 2026-11-22).',
    ],
    [
      factOf('quota.reached', quota),
      "the protect plan's 1000 scans of 2026-11 are used up. Each additional one costs 0.05 USD.",
    ],
    [
      factOf('quota.reached', { ...quota, plan: 'pro', included: 1, overage_cents: null }),
      "the pro plan's 1 scan of 2026-11 is used up. The quota resets at 2026-12-01T00:00:00.000Z.",
    ],
  ])('says what happened: %#', (fact, sentence) => {
    expect(chatText(fact)).toEqual({ text: `Acme: ${sentence}` });
  });

  it('contains no link or mention that an answer wrote', () => {
    const fact = factOf('scan.failed', { ...scan, reason: '<!channel> & <https://evil.example|here> &lt;' });
    expect(chatText(fact, 'A&B')).toEqual({
      text: 'A&amp;B: a scan failed: &lt;!channel&gt; &amp; &lt;https://evil.example|here&gt; &amp;lt;',
    });
  });
});

describe('a message to a webhook', () => {
  it('is the event with its brand, unescaped', () => {
    expect(JSON.parse(messageOf(factOf('finding.opened', { ...opened, quote: '<b>' }), 'webhook', 'A&B'))).toEqual({
      type: 'finding.opened',
      timestamp: '2026-11-28T12:00:00.000Z',
      data: { brand_id: 'b1', brand: 'A&B', ...opened, quote: '<b>' },
    });
  });
});

describe('a test message', () => {
  const brand = { id: 'b1', name: 'A&B' };

  it('has a type that no event has', () => {
    expect(JSON.parse(testMessage('webhook', brand, at))).toEqual({
      type: 'test',
      timestamp: '2026-11-28T12:00:00.000Z',
      data: { brand_id: 'b1', brand: 'A&B' },
    });
  });

  it('is a sentence in a chat', () => {
    expect(JSON.parse(testMessage('chat', brand, at))).toEqual({ text: 'A&amp;B: notifications arrive here.' });
  });
});
