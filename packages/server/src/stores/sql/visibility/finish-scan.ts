// Finishes a scan, once: marks findings that newer answers no longer show as fixed, and writes domain events about changed figures.
import type { Selectable, Transaction } from 'kysely';
import { dayOf } from '../../../kernel/day.ts';
import type { DomainEvent } from '../../../kernel/domain-events.ts';
import type { CompareScans, PromptSpreads, ScanFigures, ScanRef } from '../../../visibility/ports.ts';
import { changeState } from '../claims/finding-changes.ts';
import { findingFact } from '../claims/finding-rows.ts';
import { writeDomainEvents } from '../notifications/write-domain-events.ts';
import type { FindingTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { readSpreads } from './read-spreads.ts';

/** The caller has locked the brand. */
export async function finishScan(
  tx: Transaction<Schema>,
  scan: ScanRef,
  at: number,
  compare: CompareScans,
): Promise<void> {
  if (!(await markFinished(tx, scan, at))) return;
  const [now, before] = await lastTwoScans(tx, scan);
  const fixed = await goneFindings(tx, scan.brandId);
  for (const { id } of fixed) {
    await changeState(tx, id, ['open'], { at: now.lastAskedAt, state: 'fixed', cause: 'answers' });
  }
  const told = fixed.map(
    (finding): DomainEvent => ({
      tenantId: scan.tenantId,
      brandId: scan.brandId,
      kind: 'finding.fixed',
      at,
      body: findingFact(finding),
    }),
  );
  const changes = compare(now, before, await spreadsOver(tx, scan.brandId, [before ?? now, now])).map(
    (body): DomainEvent => ({
      tenantId: scan.tenantId,
      brandId: scan.brandId,
      kind: 'visibility.changed',
      at,
      body,
    }),
  );
  await writeDomainEvents(tx, [...told, ...changes]);
}

/** False if it was already finished. */
async function markFinished(tx: Transaction<Schema>, { brandId, scanId }: ScanRef, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('scan_figures')
    .values({
      brand_id: brandId,
      scan_id: scanId,
      answers: 0,
      mentions: 0,
      voices: 0,
      last_asked_at: at,
      finished_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'scan_id'])
        .doUpdateSet({ finished_at: at })
        .where('scan_figures.finished_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Open findings that no longer appear: every prompt, engine and market that showed them has a newer answer without them. */
const goneFindings = (tx: Transaction<Schema>, brandId: string): Promise<Selectable<FindingTable>[]> =>
  tx
    .selectFrom('findings')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('finding_places as place')
            .innerJoin('prompt_results as newest', (join) =>
              join
                .on('newest.brand_id', '=', brandId)
                .onRef('newest.prompt_id', '=', 'place.prompt_id')
                .onRef('newest.engine', '=', 'place.engine')
                .onRef('newest.market', '=', 'place.market'),
            )
            .select('place.finding_id')
            .whereRef('place.finding_id', '=', 'findings.id')
            .whereRef('newest.scan_id', '=', 'place.scan_id')
            .whereRef('newest.asked_at', '=', 'place.asked_at'),
        ),
      ),
    )
    .orderBy('id')
    .execute();

/** For prompts that do not name the brand. */
async function spreadsOver(
  tx: Transaction<Schema>,
  brandId: string,
  [from, to]: readonly [ScanFigures, ScanFigures],
): Promise<PromptSpreads | undefined> {
  const period = { since: dayOf(from.lastAskedAt), until: dayOf(to.lastAskedAt) };
  const [all] = await readSpreads(tx, { brandId, periods: [period], branded: false });
  return all?.spreads;
}

/** This scan, and the last finished one before it that has answers. */
async function lastTwoScans(
  tx: Transaction<Schema>,
  { brandId, scanId }: ScanRef,
): Promise<[ScanFigures, ScanFigures | undefined]> {
  const figures = tx
    .selectFrom('scan_figures')
    .select(['answers', 'mentions', 'voices', 'last_asked_at as lastAskedAt'])
    .where('brand_id', '=', brandId);
  const now = await figures.where('scan_id', '=', scanId).executeTakeFirstOrThrow();
  const before = await figures
    .where('scan_id', '<>', scanId)
    .where('finished_at', 'is not', null)
    .where('answers', '>', 0)
    .where('last_asked_at', '<=', now.lastAskedAt)
    .orderBy('last_asked_at', 'desc')
    .orderBy('scan_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [now, before];
}
