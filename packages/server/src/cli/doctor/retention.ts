// `doctor`: whether retention runs, or waits for someone to check the clock.
import { FORCE_RETENTION } from '../../privacy/index.ts';
import type { StoreReport } from '../../stores/store-report.ts';
import type { Finding } from './check.ts';

export function describeRetention({ retention }: Pick<StoreReport, 'retention'>): Finding[] {
  if (!retention) return [];
  const at = new Date(retention.lookedAt).toISOString();
  if (retention.refusal === null) return [{ check: 'retention', status: 'ok', message: `last run at ${at}` }];
  const message = `the run at ${at} dropped nothing: ${retention.refusal}`;
  return [{ check: 'retention', status: 'warn', message, next: FORCE_RETENTION }];
}
