// Names of the items that a plan includes.
import type { Answer } from '../../api/client.ts';
import type { Catalog } from '../../texts/catalog.ts';
import type { Formats } from '../../texts/formats.ts';

export type PlanAnswer = Answer<'GET /tenants/:tenant/plan'>;
export type Terms = PlanAnswer['catalog'][number];
type Quota = Terms['quotas']['scan'];

export const limitText = (limit: number | null, texts: Catalog['plan'], formats: Formats): string =>
  limit === null ? texts.noLimit : formats.number(limit);

export function quotaText(quota: Quota, texts: Catalog['plan'], formats: Formats): string {
  if (quota === null) return texts.noLimit;
  const count = formats.number(quota.included);
  return quota.per === 'month' ? texts.perMonth(count) : texts.perWeek(count);
}
