// Significant changes from one scan to the next. Pure.
import { DAY_MS, dayOf } from '../../kernel/day.ts';
import type { CompareScans, PromptSpreads, ScanFigures } from '../ports.ts';
import { changeOf, rate } from './measures.ts';

/** Mention rate and share of voice, over all engines and markets together (decisions 7). */
export const compareScans: CompareScans = (now, before, weeks) => {
  if (!before) return [];
  // From the day after the previous scan, or from the day of this one.
  const period = {
    since: dayOf(Math.min(before.lastAskedAt + DAY_MS, now.lastAskedAt)),
    until: dayOf(now.lastAskedAt),
  };
  return (['mention_rate', 'share_of_voice'] as const).flatMap((measure) => {
    const [current, previous] = [scanMeasure(measure, now, weeks), scanMeasure(measure, before, weeks)];
    if (current.value === null || previous.value === null || !changeOf(current, previous).significant) return [];
    return [{ measure, market: null, engine: null, before: previous.value, after: current.value, ...period }];
  });
};

export const scanMeasure = (
  measure: 'mention_rate' | 'share_of_voice',
  { mentions, answers, voices }: ScanFigures,
  weeks: PromptSpreads | undefined,
) =>
  measure === 'mention_rate'
    ? rate(mentions, answers, 'no_answers', weeks?.mentionRate)
    : rate(mentions, voices, 'nothing_mentioned', weeks?.shareOfVoice);
