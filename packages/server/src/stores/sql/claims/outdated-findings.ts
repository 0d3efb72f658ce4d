// Open findings with their facts, and the closing of those that the facts no longer contradict.
import type { FindingStore } from '../../../claims/ports.ts';
import type { SqlAccess } from '../database.ts';
import { lockAnswers } from '../visibility/lock-answers.ts';
import { changeState } from './finding-changes.ts';
import { summaryOf } from './finding-rows.ts';

export const createOutdatedFindings = ({
  read,
  write,
}: SqlAccess): Pick<FindingStore, 'listOpen' | 'closeOutdated'> => ({
  async listOpen(brandId) {
    const rows = await read
      .selectFrom('findings')
      .selectAll()
      .where('brand_id', '=', brandId)
      .where('state', '=', 'open')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...summaryOf(row), fact: row.fact }));
  },
  closeOutdated: ({ brandId, document, ids, at }) =>
    write.transaction().execute(async (tx) => {
      // Serializes this with whoever saves the facts of the brand.
      await tx.updateTable('brands').set({ id: brandId }).where('id', '=', brandId).execute();
      const profile = await tx
        .selectFrom('brand_profiles')
        .select('document')
        .where('brand_id', '=', brandId)
        .executeTakeFirst();
      if (profile?.document !== document) return;
      await lockAnswers(tx, brandId);
      for (const id of ids) await changeState(tx, id, ['open'], { at, state: 'fixed', cause: 'facts' });
    }),
});
