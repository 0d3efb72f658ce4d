// Writes the recorded answers of the showcase and the list of claims planted in them; each run produces the same files.
// node --conditions=@service/source packages/server/showcase/generate.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { type BrandFile, readBrandFile } from '../src/brands/index.ts';
import { composeAnswer, type Draft, isBrandTopic, isOpenTopic, type Place } from './compose-answer.ts';
import { ENGINES, type EngineName, PLANTS, type Plant, WEEKS } from './plants.ts';
import { MODELS, render, type Written } from './render.ts';

const FOLDER = new URL('../data/showcase/', import.meta.url);
const BRAND = new URL('brand.yaml', FOLDER);

type Prompt = BrandFile['prompts'][number];

export function showcaseFiles(): Map<string, string> {
  const { prompts } = readBrandFile(readFileSync(BRAND, 'utf8'), 'brand.yaml');
  const files = new Map(ENGINES.map((engine) => [`answers/${engine}.ndjson`, answersOf(engine, prompts)]));
  return files.set('manifest.json', `${JSON.stringify(manifestOf(prompts), null, 2)}\n`);
}

const answersOf = (engine: EngineName, prompts: readonly Prompt[]): string =>
  WEEKS.flatMap((week) => prompts.map((prompt) => `${JSON.stringify(answerLine(engine, week, prompt))}\n`)).join('');

/** Every answer before rendering, with its statements. */
export function composedAnswers(): Composed[] {
  const { prompts } = readBrandFile(readFileSync(BRAND, 'utf8'), 'brand.yaml');
  return ENGINES.flatMap((engine) =>
    WEEKS.flatMap((week) =>
      prompts.map((prompt) => composeAt({ engine, market: prompt.market, topic: topicOf(prompt), week })),
    ),
  );
}

interface Composed extends Written {
  place: Place;
  draft: Draft;
}

function composeAt(place: Place): Composed {
  const draft = composeAnswer(place, plantAt(place));
  return { place, draft, ...render(draft, place) };
}

function answerLine(engine: EngineName, week: number, prompt: Prompt): object {
  const { text, citations } = composeAt({ engine, market: prompt.market, topic: topicOf(prompt), week });
  return { week, market: prompt.market, prompt: prompt.text, model: MODELS[engine], text, citations };
}

function topicOf({ text, tags: [tag = ''] }: Prompt): Place['topic'] {
  if (isOpenTopic(tag) || isBrandTopic(tag)) return tag;
  throw new Error(`"${text}" has no topic`);
}

const plantAt = ({ engine, market, topic, week }: Place): Plant | undefined =>
  PLANTS.find(
    (plant) => plant.engine === engine && plant.market === market && plant.topic === topic && isIn(plant, week),
  );

const isIn = ({ from, to }: Plant, week: number): boolean => week <= from && week >= to;

function manifestOf(prompts: readonly Prompt[]): object {
  return {
    about: 'Wrong claims that are planted in the answers; everything else in them is true or cannot be checked.',
    planted: PLANTS.map(({ about, topic, from, to, sentence, instead: _, ...plant }) => ({
      about,
      ...plant,
      prompt: prompts.find((prompt) => prompt.market === plant.market && prompt.tags[0] === topic)?.text,
      weeks: WEEKS.filter((week) => week <= from && week >= to),
      quote: sentence,
    })),
  };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [name, content] of showcaseFiles()) writeFileSync(new URL(name, FOLDER), content);
}
