// Puts the showcase's brand and its recorded weeks into the store, as if they had been scanned: each once, however often.
import { importBrand, type NumberedPrompt, numberedPrompts, readBrandFile } from '../brands/index.ts';
import { openScanning, openShowcase, type Showcase } from '../compose.ts';
import { DAY_MS } from '../kernel/day.ts';
import { countingFor } from '../plans/index.ts';
import { endingAs, type ScanPlan } from '../scans/index.ts';
import type { AnswerInput, AnswerRecorder } from '../visibility/index.ts';
import type { CommandDeps } from './with-stores.ts';

/** Counted back from the newest, 0. The oldest is in the period before the thirty days that reports show. */
const WEEKS = [5, 2, 0];
const AT_ONCE = 60;

export interface ImportedShowcase {
  scans: number;
  answers: number;
}

interface ShowcaseIds {
  tenantId: string;
  brandId: string;
  scanId(week: number): string;
}

export async function importShowcase(deps: CommandDeps, ids: ShowcaseIds): Promise<ImportedShowcase> {
  const showcase = await openShowcase();
  const file = readBrandFile(showcase.brandFile(), 'the showcase');
  await importBrand(deps)({ file, brandId: ids.brandId });
  const prompts = numberedPrompts(ids.brandId, file);
  const imported = { scans: 0, answers: 0 };
  for (const week of WEEKS) {
    const answers = await importWeek({ deps, showcase, ids, prompts }, week);
    imported.scans += answers > 0 ? 1 : 0;
    imported.answers += answers;
  }
  return imported;
}

interface Import {
  deps: CommandDeps;
  showcase: Showcase;
  ids: ShowcaseIds;
  prompts: readonly NumberedPrompt[];
}

/** Gives how many answers were new. The job comes last: until then nobody thinks that it runs. */
async function importWeek({ deps, showcase, ids, prompts }: Import, week: number): Promise<number> {
  const { tenantId, brandId } = ids;
  const scanId = ids.scanId(week);
  if ((await deps.scans.findScan(scanId))?.finishedAt) return 0;
  const { recorder } = await openScanning(deps.settings, deps, deps);
  const recorded = showcase.week(week);
  const startedAt = deps.clock.now() - week * 7 * DAY_MS - recorded.length;
  const inputs = recorded.map((answer, index): AnswerInput => {
    const prompt = prompts.find(({ text, market }) => text === answer.prompt && market === answer.market);
    if (!prompt) throw new Error(`the showcase has no prompt "${answer.prompt}"`);
    const { text, model, citations, engine, market } = answer;
    return {
      ...{ tenantId, brandId, scanId, promptId: prompt.id, market, language: prompt.language, engine, model, text },
      ...{ citations, askedAt: startedAt + index, costMicros: 0 },
    };
  });
  const added = await recordAll(recorder, inputs);
  await recorder.finishScan({ tenantId, brandId, scanId });
  const engines = [...new Set(inputs.map(({ engine }) => engine))];
  await deps.scans.startScan({ id: scanId, tenantId, brandId, ...jobOf(prompts, engines), startedAt }, countingFor);
  await deps.scans.endScan(scanId, endingAs(false), startedAt + recorded.length, countingFor);
  return added;
}

/** While some are written, the next ones are read. Gives how many were new. */
async function recordAll(recorder: AnswerRecorder, inputs: readonly AnswerInput[]): Promise<number> {
  let [next, added] = [0, 0];
  const lane = async (): Promise<void> => {
    while (next < inputs.length) {
      const from = next;
      next += AT_ONCE;
      const outcomes = await recorder.recordAnswers(inputs.slice(from, from + AT_ONCE));
      added += outcomes.filter(({ recorded }) => recorded).length;
    }
  };
  await Promise.all([lane(), lane()]);
  return added;
}

const jobOf = (prompts: readonly NumberedPrompt[], engines: string[]) => ({
  plan: {
    engines,
    prompts: prompts.map(({ id, text, market, language, branded }) => ({
      ...{ id, text, market, language },
      branded: branded ?? null,
    })),
  } satisfies ScanPlan,
  markets: [...new Set(prompts.map(({ market }) => market))],
  trigger: 'auto' as const,
  slot: null,
  reservation: null,
});
