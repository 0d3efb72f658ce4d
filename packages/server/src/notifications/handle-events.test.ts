import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '../kernel/domain-events.ts';
import { createEventHandler, newDeliveryId } from './handle-events.ts';
import { messageOf } from './message.ts';
import type { TargetOfBrand } from './ports.ts';

const ids = { ordered: () => '0190aaaa-1111-7222-8333-abcdefabcdef' };
const { unitOf, deliveriesOf, newId, now } = createEventHandler({ clock: { now: () => 7 }, ids });

const facts = { tenantId: 't1', brandId: 'b1', at: 0 };
const failed: DomainEvent = {
  ...facts,
  kind: 'scan.failed',
  body: { scan_id: 's1', total: 1, done: 0, failed: 1, reason: 'No engine answered.' },
};
const reached: DomainEvent = {
  ...facts,
  kind: 'quota.reached',
  body: { unit: 'fix', plan: 'protect', included: 5, period: '2026-11', resets_at: '', overage_cents: 500 },
};
const target = (change: Partial<TargetOfBrand> = {}): TargetOfBrand => ({
  id: 'n1',
  tenantId: 't1',
  brandId: 'b1',
  channel: 'chat',
  kinds: ['scan.failed', 'quota.reached'],
  ...change,
});
const idsOf = (event: DomainEvent, ...targets: TargetOfBrand[]) =>
  deliveriesOf(event, targets, 'Acme').map(({ targetId }) => targetId);

describe('an event', () => {
  it('is delivered to the targets of its brand that subscribe to its kind', () => {
    const others = [target({ id: 'n2', brandId: 'b2' }), target({ id: 'n3', kinds: ['scan.completed'] })];
    expect(deliveriesOf(failed, [...others, target()], 'Acme')).toEqual([
      { targetId: 'n1', kind: 'scan.failed', body: messageOf(failed, 'chat', 'Acme') },
    ]);
  });

  it('about a quota is delivered to the targets of all brands of its tenant', () => {
    const other = target({ id: 'n2', brandId: 'b2' });
    expect(idsOf(reached, target(), other, target({ id: 'n3', tenantId: 't2' }))).toEqual(['n1', 'n2']);
    expect(idsOf(failed, target({ tenantId: 't2' }))).toEqual(['n1']);
  });

  it('of a kind without notifications is not delivered', () => {
    const started: DomainEvent = { ...facts, kind: 'scan.started', body: { scan_id: 's1', total: 1 } };
    expect(idsOf(started, target())).toEqual([]);
  });

  it('counts a finding, and a fix of an earlier version, but no scan', () => {
    const finding = { finding_id: 'f1', kind: 'price', severity: 'low', claimed: '1', verified: '2' } as const;
    expect(
      unitOf({ ...facts, kind: 'finding.opened', body: { ...finding, quote: '1', answers_with_it: 1, answers: 1 } }),
    ).toBe('finding');
    expect(unitOf({ ...facts, kind: 'fix.prescribed', body: { finding_id: 'f1' } })).toBe('fix');
    expect(unitOf({ ...facts, kind: 'finding.fixed', body: finding })).toBeUndefined();
    expect(unitOf(failed)).toBeUndefined();
  });
});

describe('a delivery', () => {
  it('has an id that Standard Webhooks allows', () => {
    expect(newDeliveryId(ids)).toBe('msg_0190aaaa111172228333abcdefabcdef');
    expect(newId()).toBe('msg_0190aaaa111172228333abcdefabcdef');
    expect(now()).toBe(7);
  });
});
