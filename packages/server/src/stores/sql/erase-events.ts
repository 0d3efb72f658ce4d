// Takes a visitor away from its server events. They stay, and stay counted, but nobody gets the credit.
import type { Kysely } from 'kysely';
import { metricOf } from '../../attribution/ports.ts';
import { DAY_MS } from '../../kernel/day.ts';
import type { ErasedVisitor } from './erase-records.ts';
import { ReportRows } from './report-rows.ts';
import { chunksOf } from './row-values.ts';
import type { Schema } from './schema.ts';
import { eventTextsWithout } from './texts-without.ts';

/** As `eraseRecords`, for server events. */
export async function eraseEvents(tx: Kysely<Schema>, visitor: ErasedVisitor, position: number): Promise<number> {
  await takeCredit(tx, visitor.key);
  const own = tx.selectFrom('event_outcomes').select('seq').where('visitor', '=', visitor.key);
  const change = { visitor_id: null, ...eventTextsWithout(visitor.id) };
  const known = await tx.updateTable('server_events').set(change).where('seq', 'in', own).executeTakeFirstOrThrow();
  const late = await tx
    .updateTable('server_events')
    .set(change)
    .where('seq', '>', position)
    .where('visitor_id', '=', visitor.id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('event_outcomes').set({ visitor: null }).where('visitor', '=', visitor.key).execute();
  return Number(known.numUpdatedRows + late.numUpdatedRows);
}

async function takeCredit(tx: Kysely<Schema>, key: Uint8Array): Promise<void> {
  const credited = await creditedBy(tx, key);
  const report = new ReportRows();
  for (const { install, occurred_at, outcome, channel } of credited) {
    const metric = metricOf(outcome);
    const day = Math.floor(occurred_at / DAY_MS);
    if (metric === null) continue;
    report.add({ install, day, channel }, metric, -1);
    report.add({ install, day, channel: 'unattributed' }, metric, 1);
  }
  await report.write(tx);
  for (const rows of chunksOf(credited))
    await withdrawCredit(
      tx,
      rows.map(({ seq }) => seq),
    );
}

/** The visitor's events, and the reversals of them, which share their credit. */
async function creditedBy(tx: Kysely<Schema>, key: Uint8Array) {
  const credited = tx
    .selectFrom('event_outcomes')
    .select(['seq', 'install', 'occurred_at', 'outcome', 'channel'])
    .where('channel', '<>', 'unattributed');
  const own = tx.selectFrom('event_outcomes').where('visitor', '=', key);
  const events = await credited.where('visitor', '=', key).execute();
  const reversals = await credited
    .where('subject', 'in', own.select('subject'))
    .where('status', '<>', 'test')
    .where('original', 'in', own.select('seq'))
    .execute();
  return [...new Map([...events, ...reversals].map((row) => [row.seq, row])).values()];
}

async function withdrawCredit(tx: Kysely<Schema>, seqs: readonly number[]): Promise<void> {
  await tx
    .updateTable('event_outcomes')
    .set((eb) => ({
      channel: 'unattributed',
      source: null,
      first_seen_at: null,
      last_seen_at: null,
      outcome: eb
        .case()
        .when('outcome', '=', 'attributed')
        .then('unattributed' as const)
        .else(eb.ref('outcome'))
        .end(),
    }))
    .where('seq', 'in', seqs)
    .execute();
}
