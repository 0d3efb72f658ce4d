// Where a command writes: one JSON document or a short text on standard output, what went wrong on standard error.
import type { Writable } from 'node:stream';
import { printableLines } from '../kernel/printable.ts';
import { isRunByNpm } from '../ops/config.ts';

export interface Terminal {
  stdout: Writable;
  stderr: Writable;
  /** `--json` was asked for. */
  json: boolean;
  /** Asks the person who sits there; absent where nobody does. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

export const JSON_OPTION = ['--json', 'print output as one JSON document'] as const;

/** What a command has to say, to scripts and to people. */
export interface Answer {
  document: object;
  text: string;
}

export function printAnswer({ stdout, json }: Terminal, { document, text }: Answer): void {
  stdout.write(`${json ? JSON.stringify(document) : printableLines(text)}\n`);
}

/** The text on standard error; with `--json` the same as a document too, so that standard output is never empty. */
export function printError({ stdout, stderr, json }: Terminal, code: string, message: string, detail = ''): void {
  stderr.write(`${printableLines(`${message.trim()}\n${detail}`.trimEnd())}\n`);
  if (json) stdout.write(`${JSON.stringify({ error: { code, message: message.trim() } })}\n`);
}

/** What to type for a command: a clone has it as an npm script, and systems have another `service` of their own. */
export const commandLine = (words: string): string => `${isRunByNpm() ? 'npm run service --' : 'service'} ${words}`;

/** `name  value` lines under a headline, and what to do next. */
export function fieldList(headline: string, fields: Readonly<Record<string, unknown>>, next?: string): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(width)}  ${show(value)}`);
  return [headline, ...lines, ...(next === undefined ? [] : ['', `Next: ${next}`])].join('\n');
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return value === null ? 'any' : String(value);
}
