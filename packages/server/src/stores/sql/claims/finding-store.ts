// `FindingStore` over SQL.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FindingStore, FindingSummary, Frequency, StoredFinding } from '../../../claims/ports.ts';
import { DAY_MS } from '../../../kernel/day.ts';
import type { SqlAccess } from '../database.ts';
import type { FindingTable } from '../schema/brand-tables.ts';
import type { Schema } from '../schema/schema.ts';
import { changeState, listChanges } from './finding-changes.ts';
import { createFindingInbox, shownIn } from './finding-inbox.ts';
import { severityRank, summaryOf } from './finding-rows.ts';
import { createOutdatedFindings } from './outdated-findings.ts';
import { isPrescribed, prescribeFix } from './prescribe-fix.ts';
import { createSeenFindings } from './seen-findings.ts';

export function createFindingStore({ read, write }: SqlAccess): FindingStore {
  return {
    ...createSeenFindings(read),
    ...createFindingInbox(read),
    ...createOutdatedFindings({ read, write }),
    async listFindings({ brandId, state, kind, severity, limit = MAX_LISTED }) {
      const rows = await read
        .selectFrom('findings')
        .selectAll()
        .where('brand_id', '=', brandId)
        .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'open'))
        .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'price'))
        .$if(severity !== undefined, (all) => all.where('severity', '=', severity ?? 'low'))
        .orderBy(severityRank)
        .orderBy(shownIn({}), 'desc')
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(summaryOf);
    },
    findFinding: (id) => findOne(read, (all) => all.where('id', '=', id)),
    findByKey: (brandId, key) => findOne(read, (all) => all.where('brand_id', '=', brandId).where('key', '=', key)),
    async findIds(brandId, keys) {
      if (keys.length === 0) return new Map();
      const rows = await read
        .selectFrom('findings')
        .select(['key', 'id'])
        .where('brand_id', '=', brandId)
        .where('key', 'in', keys)
        .execute();
      return new Map(rows.map(({ key, id }) => [key, id]));
    },
    exportFindings: (query) => exportFindings(read, query),
    changeFindingState: (id, from, change) => write.transaction().execute((tx) => changeState(tx, id, from, change)),
    listChanges: (id) => listChanges(read, id),
    isPrescribed: (claim) => isPrescribed(read, claim),
    prescribe: (request, countingFor) => write.transaction().execute((trx) => prescribeFix(trx, request, countingFor)),
  };
}

const findings = (read: Kysely<Schema>) => read.selectFrom('findings').selectAll();
type Findings = ReturnType<typeof findings>;

async function findOne(read: Kysely<Schema>, only: (all: Findings) => Findings): Promise<StoredFinding | undefined> {
  const row = await only(findings(read)).executeTakeFirst();
  if (!row) return undefined;
  const sources = await read
    .selectFrom('finding_sources')
    .select(['url', 'domain', 'own', 'answers'])
    .where('finding_id', '=', row.id)
    .orderBy('answers', 'desc')
    .orderBy('url')
    .execute();
  return {
    ...summaryOf(row),
    key: row.key,
    fact: row.fact,
    frequency: await frequencyOf(read, row),
    sources: sources.map(({ own, ...source }) => ({ ...source, own: own === 1 })),
    prescribedAt: row.prescribed_at === null ? null : Number(row.prescribed_at),
  };
}

const PAGE_ROWS = 500;

async function* exportFindings(
  read: Kysely<Schema>,
  { brandId, since }: Parameters<FindingStore['exportFindings']>[0],
): AsyncIterable<FindingSummary> {
  const last = await read.selectFrom('findings').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  for (let after = ''; last; ) {
    const rows = await findings(read)
      .where('id', '>', after)
      .where('id', '<=', last.id)
      .$if(brandId !== undefined, (some) => some.where('brand_id', '=', brandId ?? ''))
      .$if(since !== undefined, (some) => some.where('last_seen_at', '>=', since ?? 0))
      .orderBy('id')
      .limit(PAGE_ROWS)
      .execute();
    for (const row of rows) yield summaryOf(row);
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1)?.id ?? last.id;
  }
}

const MAX_LISTED = 1000;

/** Counts all answers of an engine and market from the first day to the last on which the finding was seen. */
function frequencyOf(read: Kysely<Schema>, row: Selectable<FindingTable>): Promise<Frequency[]> {
  const [first, last] = [Math.floor(row.first_seen_at / DAY_MS), Math.floor(row.last_seen_at / DAY_MS)];
  return read
    .with('asked', (db) =>
      db
        .selectFrom('visibility_daily')
        .select(['engine', 'market', sql<number>`cast(sum(answers) as bigint)`.as('all_answers')])
        .where('brand_id', '=', row.brand_id)
        .where('kind', '=', 'answers')
        .where('entity', '=', '')
        .where('day', '>=', first)
        .where('day', '<=', last)
        .groupBy(['engine', 'market']),
    )
    .selectFrom('finding_daily as seen')
    .innerJoin('asked', (join) =>
      join.onRef('asked.engine', '=', 'seen.engine').onRef('asked.market', '=', 'seen.market'),
    )
    .select(['seen.engine', 'seen.market', 'asked.all_answers as of'])
    .select(sql<number>`cast(sum(seen.answers) as bigint)`.as('answers'))
    .where('seen.finding_id', '=', row.id)
    .groupBy(['seen.engine', 'seen.market', 'asked.all_answers'])
    .orderBy('seen.engine')
    .orderBy('seen.market')
    .execute();
}
