// Imports the demo brand and its recorded scans into the store; safe to repeat.
import { importBrand, type NumberedPrompt, numberedPrompts, readBrandFile } from '../../brands/index.ts';
import { DAY_MS } from '../../kernel/day.ts';
import { countingFor } from '../../plans/index.ts';
import { type ScanPlan, scanEnding, slotOf } from '../../scans/index.ts';
import { openScanning, openShowcase, type Showcase } from '../../server/compose.ts';
import type { AnswerInput, AnswerRecorder } from '../../visibility/index.ts';
import type { CommandDeps } from '../with-stores.ts';

/** Weeks ago. The oldest lies before the thirty days that reports show, so that they have a change to show. */
const WEEKS = [5, 2, 0];
const AT_ONCE = 60;

interface ShowcaseIds {
  tenantId: string;
  brandId: string;
  scanId(week: number): string;
}

export async function importShowcase(deps: CommandDeps, ids: ShowcaseIds): Promise<void> {
  const showcase = await openShowcase();
  const file = readBrandFile(showcase.brandFile(), 'the showcase');
  await importBrand(deps)({ file, brandId: ids.brandId });
  const prompts = numberedPrompts(ids.brandId, file);
  const { recorder } = await openScanning(deps.settings, deps, deps);
  for (const week of WEEKS) await importWeek({ deps, showcase, recorder, ids, prompts }, week);
}

interface Import {
  deps: CommandDeps;
  showcase: Showcase;
  recorder: AnswerRecorder;
  ids: ShowcaseIds;
  prompts: readonly NumberedPrompt[];
}

/** Writes the job last, so that no worker picks it up before. */
async function importWeek({ deps, showcase, recorder, ids, prompts }: Import, week: number): Promise<void> {
  const { tenantId, brandId } = ids;
  const scanId = ids.scanId(week);
  if ((await deps.scans.findScan(scanId))?.finishedAt) return;
  const recorded = showcase.week(week);
  const startedAt = deps.clock.now() - week * 7 * DAY_MS - recorded.length;
  const inputs = recorded.map((answer, index): AnswerInput => {
    const prompt = prompts.find(({ text, market }) => text === answer.prompt && market === answer.market);
    if (!prompt) throw new Error(`the showcase has no prompt "${answer.prompt}"`);
    const { text, model, citations, engine, market } = answer;
    return {
      tenantId,
      brandId,
      scanId,
      promptId: prompt.id,
      market,
      language: prompt.language,
      engine,
      model,
      text,
      citations,
      askedAt: startedAt + index,
      costMicros: 0,
    };
  });
  await recordAll(recorder, inputs);
  await recorder.finishScan({ tenantId, brandId, scanId });
  const engines = [...new Set(inputs.map(({ engine }) => engine))];
  // The newest counts as today's automatic scan, so that the scheduler starts no other.
  const slot = week === 0 ? (slotOf('protect', startedAt) ?? null) : null;
  await deps.scans.startScan(
    { id: scanId, tenantId, brandId, ...jobOf(prompts, engines), slot, startedAt },
    countingFor,
  );
  await deps.scans.endScan(scanId, scanEnding(false), startedAt + recorded.length, countingFor);
}

/** Two lanes: one analyzes answers while the other writes. */
async function recordAll(recorder: AnswerRecorder, inputs: readonly AnswerInput[]): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < inputs.length) {
      const from = next;
      next += AT_ONCE;
      await recorder.recordAnswers(inputs.slice(from, from + AT_ONCE));
    }
  };
  await Promise.all([lane(), lane()]);
}

const jobOf = (prompts: readonly NumberedPrompt[], engines: string[]) => ({
  plan: {
    engines,
    prompts: prompts.map(({ id, text, market, language, branded }) => ({
      id,
      text,
      market,
      language,
      branded: branded ?? null,
    })),
  } satisfies ScanPlan,
  markets: [...new Set(prompts.map(({ market }) => market))],
  trigger: 'auto' as const,
  reservation: null,
});
