// One row that each retention run writes for the next.
import type { RetentionStore } from '../../../privacy/ports.ts';
import type { SqlAccess } from '../database.ts';

export const createRetentionMarks = ({ read, write }: SqlAccess): Pick<RetentionStore, 'readMarks' | 'noteMarks'> => ({
  async readMarks() {
    const row = await read.selectFrom('retention_marks').selectAll().executeTakeFirst();
    return {
      lookedAt: row?.looked_at,
      passedAt: row?.passed_at ?? undefined,
      refusal: row?.refusal ?? undefined,
    };
  },
  async noteMarks({ lookedAt, passedAt, refusal }) {
    const marks = { looked_at: lookedAt ?? 0, passed_at: passedAt ?? null, refusal: refusal ?? null };
    await write
      .insertInto('retention_marks')
      .values({ id: 1, ...marks })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(marks))
      .execute();
  },
});
