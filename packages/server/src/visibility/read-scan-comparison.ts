// Two scans of a brand side by side, over all engines and markets together, by prompts that do not name the brand.
import { dayOf } from '../kernel/day.ts';
import { scanMeasure } from './measures/compare-scans.ts';
import { type Change, changeOf, type Measure, none } from './measures/measures.ts';
import type { FigureStore, ScanFigures } from './ports.ts';

export interface ComparedMeasure {
  before: Measure;
  after: Measure;
  change: Change;
}

export interface ScanComparison {
  answers: { before: number; after: number };
  mentionRate: ComparedMeasure;
  shareOfVoice: ComparedMeasure;
}

export interface CompareScansInput {
  brandId: string;
  before: string;
  after: string;
}

/** A scan without answers has no figures. */
export const readScanComparison =
  ({ figures }: { figures: Pick<FigureStore, 'scanFigures' | 'spreads'> }) =>
  async ({ brandId, before, after }: CompareScansInput): Promise<ScanComparison> => {
    const found = await figures.scanFigures(brandId, [before, after]);
    const scans = [found.get(before), found.get(after)] as const;
    const [first, last] = scans.flatMap((scan) => scan?.lastAskedAt ?? []).toSorted((a, b) => a - b);
    const period = first === undefined ? undefined : { since: dayOf(first), until: dayOf(last ?? first) };
    const [weeks] = period ? await figures.spreads({ brandId, periods: [period], branded: false }) : [];
    const compared = (name: 'mention_rate' | 'share_of_voice'): ComparedMeasure => {
      const of = (scan: ScanFigures | undefined): Measure =>
        scan ? scanMeasure(name, scan, weeks?.spreads) : none('no_answers');
      const [was, is] = [of(scans[0]), of(scans[1])];
      return { before: was, after: is, change: changeOf(is, was) };
    };
    return {
      answers: { before: scans[0]?.answers ?? 0, after: scans[1]?.answers ?? 0 },
      mentionRate: compared('mention_rate'),
      shareOfVoice: compared('share_of_voice'),
    };
  };
