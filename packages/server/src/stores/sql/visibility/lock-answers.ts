// Locks a brand's answers and findings for a transaction: their writers take turns, and cannot deadlock (decisions 7).
import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

export const lockAnswers = (tx: Kysely<Schema>, brandId: string) =>
  tx
    .insertInto('brand_answers')
    .values({ brand_id: brandId, answers: 0 })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet({ brand_id: brandId }))
    .execute();
