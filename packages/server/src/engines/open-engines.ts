// Makes the engines that the settings name, each behind the answers that were recorded of it for the showcase.
import { readFileSync } from 'node:fs';
import type { EngineAccount, ScanSettings } from '../ops/settings.ts';
import type { Engine, NamedEngine } from '../scans/ports.ts';
import { createGeminiEngine } from './gemini.ts';
import { createOpenAiEngine } from './openai.ts';
import { createPerplexityEngine } from './perplexity.ts';
import { createRecordedEngine, type RecordedAnswer, type Recording, recordingOf } from './recorded.ts';

/** In the order in which a plan with fewer takes them. */
const VENDORS = [
  { name: 'openai', connect: createOpenAiEngine },
  { name: 'gemini', connect: createGeminiEngine },
  { name: 'perplexity', connect: createPerplexityEngine },
] as const satisfies readonly { name: keyof ScanSettings; connect(account: EngineAccount): Engine }[];

/** Nobody is asked for what is only read. */
const CONCURRENCY = 20;

export function openEngines(settings: ScanSettings | undefined): NamedEngine[] {
  return VENDORS.map(({ name, connect }) => {
    const account = settings?.[name];
    let recording: Recording | undefined;
    return createRecordedEngine({
      name,
      recording: () => {
        recording ??= recordingOf(readRecordedWeek(name, NEWEST));
        return recording;
      },
      live: account && connect(account),
      concurrency: (account && settings?.concurrency) ?? CONCURRENCY,
    });
  });
}

/** Weeks are counted back from the newest, which is 0. */
const NEWEST = 0;

const FOLDER = new URL('../../data/showcase/', import.meta.url);

interface RecordedLine extends RecordedAnswer {
  week: number;
}

/** The description of the showcase's brand, as `brand import` reads it. */
export const readShowcaseBrand = (): string => readFileSync(new URL('brand.yaml', FOLDER), 'utf8');

/** What every engine answered so many weeks before the newest. */
export const readShowcaseWeek = (week: number): (RecordedAnswer & { engine: string })[] =>
  VENDORS.flatMap(({ name }) => readRecordedWeek(name, week).map((answer) => ({ ...answer, engine: name })));

/** A line of the file is one answer; each names its week. Only those of this week become text. */
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
