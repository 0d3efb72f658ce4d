// Closes open findings that the facts of today no longer contradict. Free of charge (decisions 7).
import { type BrandStore, storedProfile } from '../../brands/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { StoredAnswerReader } from '../../visibility/index.ts';
import type { FindingStore } from '../ports.ts';
import { createOutdatedCheck, type JudgedFinding } from './outdated-check.ts';

export interface OutdatedDeps {
  brands: Pick<BrandStore, 'findProfile'>;
  findings: Pick<FindingStore, 'listOpen' | 'closeOutdated'>;
  storedAnswers: Pick<StoredAnswerReader, 'findAnswerAt'>;
  clock: Pick<Clock, 'now'>;
}

/**
 * Call it after facts were saved. If they are saved again meanwhile, nothing is closed here: that save closes what is
 * outdated then.
 */
export const closeOutdatedFindings =
  (deps: OutdatedDeps) =>
  async (brandId: string): Promise<void> => {
    const [stored, open] = await Promise.all([deps.brands.findProfile(brandId), deps.findings.listOpen(brandId)]);
    if (!stored || open.length === 0) return;
    const at = deps.clock.now();
    const isOutdated = createOutdatedCheck(storedProfile(stored).file, at);
    const ids: string[] = [];
    for (const finding of open) if (isOutdated(finding, await answerOf(deps, finding))) ids.push(finding.id);
    if (ids.length > 0) await deps.findings.closeOutdated({ brandId, document: stored.document, ids, at });
  };

export const answerOf = (
  { storedAnswers }: Pick<OutdatedDeps, 'storedAnswers'>,
  { seenIn }: Pick<JudgedFinding, 'seenIn'>,
) => storedAnswers.findAnswerAt(seenIn);
