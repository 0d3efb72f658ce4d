// Creates the configured engines, each behind the recorded answers of the showcase.
import { readFileSync } from 'node:fs';
import { VENDOR_ENGINES, type VendorEngine } from '../kernel/engine-names.ts';
import type { EngineAccount, ScanSettings } from '../ops/settings.ts';
import type { Engine, NamedEngine } from '../scans/ports.ts';
import { createClaudeEngine } from './claude.ts';
import { createGeminiEngine } from './gemini.ts';
import { createGrokEngine } from './grok.ts';
import { createMistralEngine } from './mistral.ts';
import { createOpenAiEngine } from './openai.ts';
import { createOpenAiCompatibleEngine } from './openai-compatible.ts';
import { createPerplexityEngine } from './perplexity.ts';
import { createRecordedEngine, type RecordedAnswer, type Recording, recordingOf } from './recorded.ts';

const CONNECT: Readonly<Record<VendorEngine, (account: EngineAccount) => Engine>> = {
  openai: createOpenAiEngine,
  gemini: createGeminiEngine,
  perplexity: createPerplexityEngine,
  claude: createClaudeEngine,
  grok: createGrokEngine,
  mistral: createMistralEngine,
};

/** Engines with recorded answers in the showcase. */
const RECORDED: readonly string[] = ['openai', 'gemini', 'perplexity'];

/** Recorded answers need no live engine to read them. */
const CONCURRENCY = 20;

/** The order in which plans with fewer engines choose them. */
export function openEngines(settings: ScanSettings | undefined): NamedEngine[] {
  const live = liveEngines(settings);
  const names = new Set([...(settings?.order ?? []), ...VENDOR_ENGINES, ...live.keys()]);
  return [...names].map((name) => {
    const engine = live.get(name);
    let recording: Recording | undefined;
    return createRecordedEngine({
      name,
      recording: () => {
        recording ??= recordingOf(RECORDED.includes(name) ? readRecordedWeek(name, NEWEST) : []);
        return recording;
      },
      live: engine,
      concurrency: (engine && settings?.concurrency) ?? CONCURRENCY,
    });
  });
}

function liveEngines(settings: ScanSettings | undefined): Map<string, Engine> {
  const engines = new Map<string, Engine>();
  for (const name of VENDOR_ENGINES) {
    const account = settings?.vendors[name];
    if (account) engines.set(name, CONNECT[name](account));
  }
  for (const other of settings?.others ?? []) engines.set(other.name, createOpenAiCompatibleEngine(other));
  return engines;
}

/** Weeks are counted back from the newest, which is 0. */
const NEWEST = 0;

const FOLDER = new URL('../../data/showcase/', import.meta.url);

interface RecordedLine extends RecordedAnswer {
  week: number;
}

/** The brand file of the showcase brand, as `brand import` reads it. */
export const readShowcaseBrand = (): string => readFileSync(new URL('brand.yaml', FOLDER), 'utf8');

/** Every engine's answers for one week, counted back from the newest. */
export const readShowcaseWeek = (week: number): (RecordedAnswer & { engine: string })[] =>
  RECORDED.flatMap((engine) => readRecordedWeek(engine, week).map((answer) => ({ ...answer, engine })));

/** Each line of the file is one answer with its week; only those of this week are decoded. */
function readRecordedWeek(engine: string, week: number): RecordedAnswer[] {
  const bytes = readFileSync(new URL(`answers/${engine}.ndjson`, FOLDER));
  const head = Buffer.from(`{"week":${week},`);
  const answers: RecordedLine[] = [];
  let start = bytes.indexOf(head);
  while (start >= 0) {
    const end = bytes.indexOf('\n', start);
    answers.push(JSON.parse(bytes.toString('utf8', start, end < 0 ? bytes.length : end)));
    start = end < 0 ? -1 : bytes.indexOf(head, end);
  }
  return answers;
}
