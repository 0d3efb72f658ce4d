// The output of commands: one JSON document or short text on standard output, errors on standard error.

import type { Writable } from 'node:stream';
import { printableLines } from '../kernel/text/printable.ts';
import { scriptSafeJson } from '../kernel/text/script-safe-json.ts';
import { isRunByNpm } from '../ops/config.ts';

export interface Terminal {
  stdout: Writable;
  stderr: Writable;
  /** Whether `--json` was given. */
  json: boolean;
  /** Asks a yes/no question; absent without a terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

export const JSON_OPTION = ['--json', 'print output as one JSON document'] as const;

/** The output of a command: a document for scripts, text for people. */
export interface Answer {
  document: object;
  text: string;
  /** What a person at a terminal sees instead of `text`, whose lines scripts may split. */
  screen?: string | undefined;
}

export function printAnswer({ stdout, json }: Terminal, { document, text, screen }: Answer): void {
  const shown = screen !== undefined && isScreen(stdout) ? screen : text;
  stdout.write(`${json ? scriptSafeJson(document) : printableLines(shown)}\n`);
}

const isScreen = (stream: Writable): boolean => 'isTTY' in stream && stream.isTTY === true;

/** Prints to standard error; with `--json` also a document to standard output, so that it is never empty. */
export function printError({ stdout, stderr, json }: Terminal, code: string, message: string, detail = ''): void {
  stderr.write(`${printableLines(`${message.trim()}\n${detail}`.trimEnd())}\n`);
  if (json) stdout.write(`${JSON.stringify({ error: { code, message: message.trim() } })}\n`);
}

/** A command as the user types it: in a clone it is an npm script. */
export const commandLine = (words: string): string => `${isRunByNpm() ? 'npm run service --' : 'service'} ${words}`;

/** `name  value` lines under a headline, and the next step. */
export function fieldList(headline: string, fields: Readonly<Record<string, unknown>>, next?: string): string {
  const width = Math.max(...Object.keys(fields).map((name) => name.length));
  const lines = Object.entries(fields).map(([name, value]) => `  ${name.padEnd(width)}  ${show(value)}`);
  return [headline, ...lines, ...(next === undefined ? [] : ['', `Next: ${next}`])].join('\n');
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return value === null ? 'any' : String(value);
}
