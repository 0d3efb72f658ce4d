// Replays recorded answers, so that the showcase works offline and for free. Other questions go to the engine behind
// it, if there is one.
import { type Engine, type EngineAnswer, EngineError, type Market, type NamedEngine } from '../scans/ports.ts';

export interface RecordedAnswer extends Pick<EngineAnswer, 'text' | 'model' | 'citations'> {
  prompt: string;
  market: Market;
}

/** By prompt and market. */
export type Recording = ReadonlyMap<string, RecordedAnswer>;

export const recordingOf = (answers: readonly RecordedAnswer[]): Recording =>
  new Map(answers.map((answer) => [keyOf(answer.prompt, answer.market), answer]));

const keyOf = (prompt: string, market: Market): string => `${market} ${prompt}`;

export interface RecordedEngineOptions {
  name: string;
  /** Read on first use. */
  recording: () => Recording;
  /** If absent, only recorded answers are available. */
  live: Engine | undefined;
  concurrency: number;
}

const FREE = { inputTokens: null, outputTokens: null, searches: null, costMicros: 0 };

export function createRecordedEngine({ name, recording, live, concurrency }: RecordedEngineOptions): NamedEngine {
  const hasRecorded: NonNullable<NamedEngine['hasRecorded']> = (prompts) =>
    prompts.some(({ text, market }) => recording().has(keyOf(text, market)));
  return {
    name,
    concurrency,
    hasRecorded,
    isRecordedOnly: live === undefined,
    isReadyFor: (prompts) => live !== undefined || hasRecorded(prompts),
    engine: {
      async ask(question) {
        question.signal.throwIfAborted();
        const recorded = recording().get(keyOf(question.prompt, question.market));
        if (recorded) {
          const { text, model, citations } = recorded;
          return { text, model, citations: [...citations], searched: null, usage: FREE };
        }
        if (live) return live.ask(question);
        throw new EngineError('permanent', 'not_configured', `there is no key for ${name}`);
      },
    },
  };
}
