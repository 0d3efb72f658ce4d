// Two engines that write down each question before they answer it, so that the questions of all processes can be
// counted.
import { appendFileSync } from 'node:fs';
import type { NamedEngine } from '../../src/scans/ports.ts';
import { answers, engineThat } from './scan-scene.ts';

export interface LoggedEngines {
  /** The file of the questions. */
  log: string;
  /** Whether every question fails, instead of one per engine. */
  isFailing: boolean;
  onAsked?(): void;
}

export const loggedEngines = ({ log, isFailing, onAsked }: LoggedEngines): NamedEngine[] =>
  ['one', 'two'].map((name) =>
    engineThat(name, (question) => {
      appendFileSync(log, `${name} ${question.prompt}\n`);
      onAsked?.();
      if (isFailing || question.prompt === 'Question 3?') throw Object.assign(new Error('no'), { name: 'Fault' });
      return answers(question);
    }),
  );
