// Removes a visitor from its server events. The events are kept and still counted, but no visit is credited.
import type { Kysely } from 'kysely';
import { metricOf, ReportDeltas } from '../../../attribution/ports.ts';
import { writeReport } from '../attribution/report-rows.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import { allInstalls, type ErasedVisitor } from './erased-visitor.ts';
import { redactEventTexts } from './redact-texts.ts';

/**
 * Events that are not projected yet. Returns how many.
 *
 * @param position all events up to it are projected; later ones may be, if other parts of the installs are ahead
 */
export async function eraseFromNewEvents(tx: Kysely<Schema>, { id }: ErasedVisitor, position: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('server_events')
    .set({ visitor_id: null, ...redactEventTexts(id) })
    .where('seq', '>', position)
    .where('visitor_id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('event_outcomes')
            .select('event_outcomes.seq')
            .whereRef('event_outcomes.seq', '=', 'server_events.seq'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** At most `limit` projected events. Returns how many. */
export async function eraseFromProjectedEvents(
  tx: Kysely<Schema>,
  { id, key, bounds }: ErasedVisitor,
  limit: number,
): Promise<number> {
  const own = await tx
    .selectFrom('event_outcomes')
    .select(OUTCOME_COLUMNS)
    .where('visitor', '=', key)
    .where('install', 'in', allInstalls(tx))
    .where('seq', '<=', bounds.server_events)
    .limit(limit)
    .execute();
  for (const chunk of inChunks(own)) {
    const seqs = chunk.map(({ seq }) => seq);
    await takeCredit(tx, [...chunk, ...(await reversalsOf(tx, chunk))]);
    await tx.updateTable('event_outcomes').set({ visitor: null }).where('seq', 'in', seqs).execute();
    await tx
      .updateTable('server_events')
      .set({ visitor_id: null, ...redactEventTexts(id) })
      .where('seq', 'in', seqs)
      .execute();
  }
  return own.length;
}

const OUTCOME_COLUMNS = ['seq', 'install', 'subject', 'occurred_at', 'outcome', 'channel'] as const;
type Outcome = Pick<Schema['event_outcomes'], (typeof OUTCOME_COLUMNS)[number]>;

/** A reversal shares the credit of the event that it cancels, whoever sent it. */
const reversalsOf = (tx: Kysely<Schema>, events: readonly Outcome[]): Promise<Outcome[]> =>
  tx
    .selectFrom('event_outcomes')
    .select(OUTCOME_COLUMNS)
    .where(
      'subject',
      'in',
      events.map(({ subject }) => subject),
    )
    .where('status', '<>', 'test')
    .where(
      'original',
      'in',
      events.map(({ seq }) => seq),
    )
    .execute();

async function takeCredit(tx: Kysely<Schema>, events: readonly Outcome[]): Promise<void> {
  const credited = new Map(
    events.filter(({ channel }) => channel !== 'unattributed').map((event) => [event.seq, event]),
  );
  const report = new ReportDeltas();
  for (const { install, occurred_at, outcome, channel } of credited.values()) {
    const metric = metricOf(outcome);
    if (metric === null) continue;
    report.add(install, occurred_at, channel, metric, -1);
    report.add(install, occurred_at, 'unattributed', metric, 1);
  }
  await writeReport(tx, report);
  for (const seqs of inChunks([...credited.keys()])) await withdrawCredit(tx, seqs);
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
