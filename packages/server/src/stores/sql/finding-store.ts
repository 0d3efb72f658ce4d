// `FindingStore` over SQL.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FindingStore, Frequency } from '../../claims/ports.ts';
import { DAY_MS } from '../../kernel/day.ts';
import type { FindingTable } from './brand-tables.ts';
import { writeFacts } from './fact-writer.ts';
import { summaryOf, worstFirst } from './finding-rows.ts';
import type { Schema } from './schema.ts';
import { createSeenFindings } from './seen-findings.ts';
import type { SqlAccess } from './sql-access.ts';

export function createFindingStore({ read, write }: SqlAccess): FindingStore {
  return {
    ...createSeenFindings(read),
    async listFindings({ brandId, state, kind, severity, limit = MAX_LISTED }) {
      const rows = await read
        .selectFrom('findings')
        .selectAll()
        .where('brand_id', '=', brandId)
        .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'open'))
        .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'price'))
        .$if(severity !== undefined, (all) => all.where('severity', '=', severity ?? 'low'))
        .orderBy(worstFirst)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(summaryOf);
    },
    async findFinding(id) {
      const row = await read.selectFrom('findings').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const sources = await read
        .selectFrom('finding_sources')
        .select(['url', 'domain', 'own', 'answers'])
        .where('finding_id', '=', id)
        .orderBy('answers', 'desc')
        .orderBy('url')
        .execute();
      return {
        ...summaryOf(row),
        fact: row.fact,
        frequency: await frequencyOf(read, row),
        sources: sources.map(({ own, ...source }) => ({ ...source, own: own === 1 })),
      };
    },
    async moveFinding(id, from, to, at) {
      const { numUpdatedRows } = await write
        .updateTable('findings')
        .set({ state: to, changed_at: at })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    notePrescribed: (id, at) =>
      write.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('findings')
          .set({ prescribed_at: at })
          .where('id', '=', id)
          .where('prescribed_at', 'is', null)
          .returning('brand_id')
          .executeTakeFirst();
        if (!row) return;
        const { tenant_id: tenantId } = await tx
          .selectFrom('brands')
          .select('tenant_id')
          .where('id', '=', row.brand_id)
          .executeTakeFirstOrThrow();
        await writeFacts(tx, [
          { tenantId, brandId: row.brand_id, kind: 'fix.prescribed', at, body: { finding_id: id } },
        ]);
      }),
  };
}

const MAX_LISTED = 1000;

/** Of all answers of a place from the first day to the last on which the finding was seen. */
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
