// Operations on findings: list, read, dismiss and reopen them, and request their fixes (decisions 7).
import { type BrandFile, type BrandStore, factSchema, readProfile, storedProfile } from '../brands/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { chargeFix, type FixDeps, type FixPrice, isOutdatedError, priceFix } from './fixes/fix-offer.ts';
import { type Fix, fixFor } from './fixes/prescribe.ts';
import { answerOf, closeOutdatedFindings, type OutdatedDeps } from './outdated/close-outdated.ts';
import { createOutdatedCheck, daysOf } from './outdated/outdated-check.ts';
import { standingFact } from './outdated/standing-fact.ts';
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
  /** Whether its fact has changed since, so there is no fix. */
  isOutdated: boolean;
  /** `null` until the fix is requested. */
  fix: Fix | null;
  fixPrice: FixPrice;
}

export interface FindingDeps extends FixDeps, OutdatedDeps {
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
    return shown(finding, { file, now: deps.clock.now(), fixPrice });
  };

/**
 * Includes the fix, which is charged on the first request (decisions 8). A finding that the facts of today no longer
 * contradict is closed instead. @param agreedCents the price quoted to the caller @throws DomainError `not_found`,
 * `price_changed`, `quota_exceeded`, and `changed_meanwhile` if it is outdated
 */
export const prescribeFinding =
  (deps: FindingDeps) =>
  async (id: string, agreedCents?: number): Promise<{ finding: Finding; chargedCents: number }> => {
    const finding = await found(deps, id);
    const { brand } = await readProfile(deps)(finding.brandId);
    const [answer, now] = [await answerOf(deps, finding), deps.clock.now()];
    /** The facts in the transaction that charges: others may have saved them since. */
    let file: BrandFile | undefined;
    const isCurrent = (document: string | undefined): boolean => {
      file = storedProfile({ brand, document }).file;
      return !createOutdatedCheck(file, now)(finding, answer);
    };
    const chargedCents = await chargeFix(deps)({ tenantId: brand.tenantId, ...finding, isCurrent }, agreedCents).catch(
      async (error: unknown) => {
        if (isOutdatedError(error)) await closeOutdatedFindings(deps)(finding.brandId);
        throw error;
      },
    );
    if (!file) throw new Error('a fix was charged without a look at the facts');
    const fixPrice = { cents: 0, isPrescribed: true, isCounted: false };
    return { finding: shown(finding, { file, now, fixPrice }), chargedCents };
  };

interface ShownWith {
  file: BrandFile;
  now: number;
  fixPrice: FixPrice;
}

function shown({ fact, prescribedAt: _at, ...finding }: StoredFinding, { file, now, fixPrice }: ShownWith): Finding {
  const { claimed, verified, sources } = finding;
  const standing = standingFact(factSchema.parse(JSON.parse(fact)), file, daysOf(finding, now));
  const fix = fixPrice.isPrescribed && standing ? fixFor({ claimed, verified, fact: standing }, file, sources) : null;
  return { ...finding, isOutdated: standing === undefined, fix, fixPrice };
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
