// Findings as people work with them: listed, looked at with their fix, dismissed and reopened (decisions 7).
import { type BrandStore, factSchema, readProfile } from '../brands/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { FindingQuery, FindingState, FindingStore, FindingSummary, StoredFinding } from './ports.ts';
import { type Fix, fixFor } from './prescribe.ts';

export interface Finding extends Omit<StoredFinding, 'fact'> {
  fix: Fix;
}

export interface FindingDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: FindingStore;
  clock: Pick<Clock, 'now'>;
}

export const listFindings =
  ({ findings }: Pick<FindingDeps, 'findings'>) =>
  (query: FindingQuery): Promise<FindingSummary[]> =>
    findings.listFindings(query);

/** With its fix, which counts as prescribed from the first time on (decisions 8). @throws DomainError `not_found` */
export const readFinding =
  (deps: FindingDeps) =>
  async (id: string): Promise<Finding> => {
    const { fact, ...finding } = await found(deps, id);
    const { file } = await readProfile(deps)(finding.brandId);
    const { claimed, verified, sources } = finding;
    const fix = fixFor({ claimed, verified, fact: factSchema.parse(JSON.parse(fact)) }, file, sources);
    await deps.findings.notePrescribed(id, deps.clock.now());
    return { ...finding, fix };
  };

/** What may be done with a finding by hand. Doing it twice is doing it once. */
const ACTIONS = {
  dismiss: { from: ['open', 'fixed'], to: 'dismissed' },
  reopen: { from: ['dismissed', 'fixed'], to: 'open' },
} as const satisfies Record<string, { from: readonly FindingState[]; to: FindingState }>;

export type FindingAction = keyof typeof ACTIONS;

/** @throws DomainError `not_found` */
export const moveFinding =
  (deps: Pick<FindingDeps, 'findings' | 'clock'>) =>
  async (id: string, action: FindingAction): Promise<FindingSummary> => {
    const { from, to } = ACTIONS[action];
    await deps.findings.moveFinding(id, from, to, deps.clock.now());
    return found(deps, id);
  };

async function found({ findings }: Pick<FindingDeps, 'findings'>, id: string): Promise<StoredFinding> {
  const finding = await findings.findFinding(id);
  if (finding) return finding;
  throw new DomainError('not_found', { message: `there is no finding ${id}` });
}
