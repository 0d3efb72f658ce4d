// `analyze`: checks answers against a brand file and prints what they contain. It needs no store (decisions 14).
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { MAX_FILE_BYTES, readBrandFile, TOO_LARGE } from '../../brands/index.ts';
import { systemClock } from '../../kernel/clock.ts';
import { dayOf } from '../../kernel/day.ts';
import { openJudge } from '../../server/compose.ts';
import { readTextFile, unreadableFile } from '../read-text-file.ts';
import { settingsFrom, withOptions } from '../setting-options.ts';
import type { Terminal } from '../terminal.ts';
import { createAnalyzer, type GivenAnswer, readAnswer } from './analyze-answer.ts';

interface AnalyzeOptions extends Record<string, unknown> {
  brandFile: string;
}

export function declareAnalyze(command: Command, terminal: Terminal): void {
  withOptions(command, [])
    .argument(
      '<answers>',
      'answers, one JSON object per line with id, text, market and language; - reads standard input',
    )
    .requiredOption('--brand-file <file>', 'a brand file with names, competitors and verified facts, as YAML or JSON')
    .action((answers: string, options: AnalyzeOptions) => analyze(terminal, answers, options));
}

async function analyze(terminal: Terminal, answers: string, options: AnalyzeOptions): Promise<void> {
  const brand = readBrandFile(
    await readTextFile(options.brandFile, { bytes: MAX_FILE_BYTES, tooLarge: TOO_LARGE }),
    options.brandFile,
  );
  const analyzeAnswer = createAnalyzer({
    brand,
    today: dayOf(systemClock.now()),
    judge: await openJudge(settingsFrom(options)),
    onJudgeFailed: (error) =>
      terminal.stderr.write(
        `The judge failed; the lexicon was used instead: ${error instanceof Error ? error.message : error}\n`,
      ),
  });
  const lines = async function* (): AsyncIterable<string> {
    for await (const answer of answersIn(answers)) yield `${JSON.stringify(await analyzeAnswer(answer))}\n`;
  };
  await pipeline(Readable.from(lines()), terminal.stdout, { end: false });
}

async function* answersIn(path: string): AsyncIterable<GivenAnswer> {
  const name = path === '-' ? 'standard input' : path;
  const input = path === '-' ? process.stdin : createReadStream(path, 'utf8');
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.trim() !== '') yield readAnswer(line, `${name}:${number}`);
    }
  } catch (error) {
    throw unreadableFile(name, error);
  }
}
