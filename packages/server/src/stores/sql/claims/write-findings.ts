// Writes the wrong claims of an answer as new or known findings. The result does not depend on the order in which answers
// arrive.
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Ids } from '../../../kernel/clock.ts';
import { type AnswerRecord, SEVERITIES, type Severity, type WrongClaim } from '../../../visibility/ports.ts';
import { writeDomainEvents } from '../notifications/write-domain-events.ts';
import { inChunks } from '../row-values.ts';
import type { FindingTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { writeChange } from './finding-changes.ts';
import { findingFact } from './finding-rows.ts';

type FindingRow = Selectable<FindingTable>;

export async function writeFindings(tx: Transaction<Schema>, record: AnswerRecord, ids: Ids): Promise<void> {
  for (const claim of record.wrong) await writeFinding(tx, record, claim, ids);
}

async function writeFinding(tx: Transaction<Schema>, record: AnswerRecord, claim: WrongClaim, ids: Ids): Promise<void> {
  const { brandId } = record.answer;
  const known = await tx
    .selectFrom('findings')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  const row = known ? seenAgain(known, record, claim) : newFinding(record, claim, ids.ordered());
  if (known) await tx.updateTable('findings').set(row).where('id', '=', known.id).execute();
  else await tx.insertInto('findings').values(row).execute();
  await addToDay(tx, row.id, record);
  await keepPlace(tx, row.id, record);
  await addSources(tx, row.id, claim);
  if (row.state !== 'open' || known?.state === 'open') return;
  if (known) await writeChange(tx, row.id, { at: row.changed_at, state: 'open', cause: 'answers' });
  await tellOpened(tx, row, record);
}

const newFinding = ({ answer }: AnswerRecord, claim: WrongClaim, id: string): FindingRow => ({
  id,
  brand_id: answer.brandId,
  key: claim.key,
  kind: claim.kind,
  subject: claim.subject,
  claimed: claim.claimed,
  verified: claim.verified,
  severity: claim.severity,
  state: 'open',
  changed_at: answer.askedAt,
  first_seen_at: answer.askedAt,
  last_seen_at: answer.askedAt,
  ...shownBy(answer, claim),
  prescribed_at: null,
});

const shownBy = (answer: AnswerRecord['answer'], claim: WrongClaim) => ({
  scan_id: answer.scanId,
  prompt_id: answer.promptId,
  engine: answer.engine,
  market: answer.market,
  quote: claim.quote,
  quote_start: claim.start,
  quote_end: claim.end,
  fact: JSON.stringify(claim.fact),
});

/** A later answer reopens a fixed finding; a dismissed one stays dismissed. */
function seenAgain(known: FindingRow, { answer }: AnswerRecord, claim: WrongClaim): FindingRow {
  const { askedAt } = answer;
  const isBack = known.state === 'fixed' && askedAt > known.changed_at;
  const isAsFirst = known.state === 'open' && known.changed_at === known.first_seen_at;
  return {
    ...known,
    severity: worse(known.severity, claim.severity),
    ...(isAsFirst && { changed_at: Math.min(known.changed_at, askedAt) }),
    ...(isBack && { state: 'open', changed_at: askedAt }),
    first_seen_at: Math.min(known.first_seen_at, askedAt),
    last_seen_at: Math.max(known.last_seen_at, askedAt),
    ...(isNewer(answer, known) && shownBy(answer, claim)),
  };
}

const worse = (a: Severity, b: Severity): Severity => (SEVERITIES.indexOf(a) <= SEVERITIES.indexOf(b) ? a : b);

/** Ties are broken by scan, prompt, engine and market. */
function isNewer(answer: AnswerRecord['answer'], known: FindingRow): boolean {
  if (answer.askedAt !== known.last_seen_at) return answer.askedAt > known.last_seen_at;
  const { scanId, promptId, engine, market } = answer;
  return (
    [scanId, promptId, engine, market].join(' ') >
    [known.scan_id, known.prompt_id, known.engine, known.market].join(' ')
  );
}

/** Also written when a fixed finding is reopened. */
async function tellOpened(tx: Transaction<Schema>, row: FindingRow, { answer }: AnswerRecord): Promise<void> {
  const [seen, asked] = await Promise.all([
    tx
      .selectFrom('finding_daily')
      .select((eb) => eb.fn.sum<number | string>('answers').as('answers'))
      .where('finding_id', '=', row.id)
      .executeTakeFirstOrThrow(),
    tx.selectFrom('brand_answers').select('answers').where('brand_id', '=', answer.brandId).executeTakeFirstOrThrow(),
  ]);
  const body = {
    ...findingFact(row),
    quote: row.quote,
    answers_with_it: Number(seen.answers),
    answers: asked.answers,
  };
  const { tenantId, brandId, askedAt } = answer;
  await writeDomainEvents(tx, [{ tenantId, brandId, kind: 'finding.opened', at: askedAt, body }]);
}

const addToDay = (tx: Transaction<Schema>, findingId: string, { answer, day }: AnswerRecord) =>
  tx
    .insertInto('finding_daily')
    .values({ finding_id: findingId, day, market: answer.market, engine: answer.engine, answers: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['finding_id', 'day', 'market', 'engine'])
        .doUpdateSet((eb) => ({ answers: eb('finding_daily.answers', '+', 1) })),
    )
    .execute();

/** Where it was last seen. It is fixed there once a newer answer to the same prompt does not show it. */
const keepPlace = (tx: Transaction<Schema>, findingId: string, { answer }: AnswerRecord) => {
  const { promptId, engine, market, scanId, askedAt } = answer;
  return tx
    .insertInto('finding_places')
    .values({ finding_id: findingId, prompt_id: promptId, engine, market, scan_id: scanId, asked_at: askedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['finding_id', 'prompt_id', 'engine', 'market'])
        .doUpdateSet({ scan_id: scanId, asked_at: askedAt })
        .where(({ eb, or, and }) =>
          or([
            eb('finding_places.asked_at', '<', askedAt),
            and([eb('finding_places.asked_at', '=', askedAt), eb('finding_places.scan_id', '<', scanId)]),
          ]),
        ),
    )
    .execute();
};

async function addSources(tx: Transaction<Schema>, findingId: string, { sources }: WrongClaim): Promise<void> {
  const all = sources.map(
    ({ url, domain, own }): Insertable<Schema['finding_sources']> => ({
      finding_id: findingId,
      url,
      domain,
      own: Number(own),
      answers: 1,
    }),
  );
  for (const rows of inChunks(all)) {
    await tx
      .insertInto('finding_sources')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['finding_id', 'url'])
          .doUpdateSet((eb) => ({ answers: eb('finding_sources.answers', '+', 1) })),
      )
      .execute();
  }
}
