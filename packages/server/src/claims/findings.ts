// Operations on findings: list, read, dismiss and reopen them, and request their fixes (decisions 7).
import { type BrandFile, type BrandStore, factSchema, readProfile } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { chargeFix, type FixDeps, type FixPrice, priceFix } from './fixes/fix-offer.ts';
import { type Fix, fixFor } from './fixes/prescribe.ts';
import type {
  FindingChange,
  FindingQuery,
  FindingState,
  FindingStore,
  FindingSummary,
  NewFindingChange,
  StoredFinding,
} from './ports.ts';

export interface Finding extends Omit<StoredFinding, 'fact' | 'prescribedAt'> {
  /** `null` until the fix is requested. */
  fix: Fix | null;
  fixPrice: FixPrice;
}

export interface FindingDeps extends FixDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: FindingStore;
}

export const listFindings =
  ({ findings }: Pick<FindingDeps, 'findings'>) =>
  (query: FindingQuery): Promise<FindingSummary[]> =>
    findings.listFindings(query);

/** Charges nothing: a fix is included once it has been requested. @throws DomainError `not_found` */
export const readFinding =
  (deps: FindingDeps) =>
  async (id: string): Promise<Finding> => {
    const finding = await found(deps, id);
    const { brand, file } = await readProfile(deps)(finding.brandId);
    const fixPrice = await priceFix(deps)({ tenantId: brand.tenantId, ...finding });
    return shown(finding, file, fixPrice);
  };

/**
 * Includes the fix, which is charged on the first request (decisions 8). @param agreedCents the price quoted to the
 * caller @throws DomainError `not_found`, `price_changed`, `quota_exceeded`
 */
export const prescribeFinding =
  (deps: FindingDeps) =>
  async (id: string, agreedCents?: number): Promise<{ finding: Finding; chargedCents: number }> => {
    const finding = await found(deps, id);
    const { brand, file } = await readProfile(deps)(finding.brandId);
    const chargedCents = await chargeFix(deps)({ tenantId: brand.tenantId, ...finding }, agreedCents);
    const fixPrice = { cents: 0, isPrescribed: true, isCounted: false };
    return { finding: shown(finding, file, fixPrice), chargedCents };
  };

function shown({ fact, prescribedAt: _at, ...finding }: StoredFinding, file: BrandFile, fixPrice: FixPrice): Finding {
  const { claimed, verified, sources } = finding;
  const fix = fixPrice.isPrescribed
    ? fixFor({ claimed, verified, fact: factSchema.parse(JSON.parse(fact)) }, file, sources)
    : null;
  return { ...finding, fix, fixPrice };
}

/** Manual state changes of a finding. Repeating one has no effect. */
const ACTIONS = {
  dismiss: { from: ['open', 'fixed'], to: 'dismissed' },
  reopen: { from: ['dismissed', 'fixed'], to: 'open' },
} as const satisfies Record<string, { from: readonly FindingState[]; to: FindingState }>;

export type FindingAction = keyof typeof ACTIONS;

/** Who changes a finding, and why. */
export type MoveDetails = Pick<NewFindingChange, 'reason' | 'note' | 'userId'>;

/** @throws DomainError `not_found` */
export const changeFindingState =
  (deps: Pick<FindingDeps, 'findings' | 'clock'>) =>
  async (id: string, action: FindingAction, details: MoveDetails = {}): Promise<FindingSummary> => {
    const { from, to } = ACTIONS[action];
    await deps.findings.changeFindingState(id, from, { ...details, at: deps.clock.now(), state: to, cause: 'person' });
    return found(deps, id);
  };

/** Oldest first; the first entry is the opening. @throws DomainError `not_found` */
export const readFindingHistory =
  ({ findings }: Pick<FindingDeps, 'findings'>) =>
  async (id: string): Promise<FindingChange[]> => {
    const { firstSeenAt: at } = await found({ findings }, id);
    const opened = { at, state: 'open', cause: 'answers', reason: null, note: null, userId: null } as const;
    return [opened, ...(await findings.listChanges(id))];
  };

async function found(
  { findings }: { findings: Pick<FindingStore, 'findFinding'> },
  id: string,
): Promise<StoredFinding> {
  const finding = await findings.findFinding(id);
  if (finding) return finding;
  throw new DomainError('not_found', { message: `no such finding: ${id}` });
}
