// Redacts an erased visitor's ID in the texts of records.
import { type RawBuilder, sql } from 'kysely';
import { ERASED_TEXT } from '../../ingest/erased-mentions.ts';

/** Columns with free text of a site or its backend. */
export const VISIT_TEXTS = ['page', 'source', 'referrer'] as const;
/** Copied from the credited visit. */
export const OUTCOME_TEXTS = ['source'] as const;
export const EVENT_TEXTS = ['webhook_id', 'event_id', 'subject_type', 'subject_id'] as const;

export const redactEventTexts = (visitorId: string) => redactTexts(EVENT_TEXTS, visitorId);
export const redactOutcomeTexts = (visitorId: string) => redactTexts(OUTCOME_TEXTS, visitorId);
export const redactVisitTexts = (visitorId: string) => redactTexts(VISIT_TEXTS, visitorId);

function redactTexts<Column extends string>(
  columns: readonly Column[],
  visitorId: string,
): Record<Column, RawBuilder<string>> {
  const change: Partial<Record<Column, RawBuilder<string>>> = {};
  for (const column of columns) change[column] = sql<string>`replace(${sql.ref(column)}, ${visitorId}, ${ERASED_TEXT})`;
  return change as Record<Column, RawBuilder<string>>;
}

/** True for a row with the ID in one of the columns. `replace` exists in both engines and has no wildcards. */
export const mentions = (columns: readonly string[], visitorId: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`coalesce(replace(${sql.ref(column)}, ${visitorId}, '') <> ${sql.ref(column)}, false)`),
    sql` or `,
  )})`;
