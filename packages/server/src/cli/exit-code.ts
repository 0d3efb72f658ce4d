// The exit codes (decisions 12), and how an error maps to one.
import { inspect } from 'node:util';
import { CommanderError } from 'commander';
import { DomainError } from '../kernel/domain-error.ts';
import { commandLine } from './terminal.ts';

export const EXIT_OK = 0;
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

/** Invalid usage of the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed, and has already printed why. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
}

export interface ErrorReport {
  exitCode: number;
  code: string;
  /** Absent if it was already printed. */
  message?: string;
  /** What else the user or the developers need; never part of a JSON document. */
  detail?: string;
}

export function describeError(error: unknown): ErrorReport {
  if (error instanceof CommanderError) return describeParsing(error);
  if (error instanceof UsageError) return { exitCode: EXIT_USAGE, code: 'usage', message: error.message };
  if (error instanceof ReportedError) return { exitCode: EXIT_FAILED, code: 'failed' };
  if (error instanceof DomainError) {
    const message = error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
    const list = listOf(error.message);
    return {
      exitCode: blamesCommandLine(error) ? EXIT_USAGE : EXIT_FAILED,
      code: error.code,
      message,
      ...(list !== undefined && { detail: `List them: ${commandLine(list)}` }),
    };
  }
  const message = `internal error: ${error instanceof Error ? error.message : error}`;
  return { exitCode: EXIT_FAILED, code: 'internal', message, detail: inspect(error) };
}

/** The input of a use case comes only from options; settings may also come from the environment or a file. */
const blamesCommandLine = ({ code, issues = [] }: DomainError): boolean =>
  code === 'invalid_input' || (code === 'invalid_settings' && issues.some(({ path }) => path.startsWith('--')));

/** `--help` and `--version` are not errors; a command group without a subcommand prints its help. */
function describeParsing({ code, exitCode, message }: CommanderError): ErrorReport {
  if (exitCode === 0) return { exitCode: EXIT_OK, code };
  if (code === 'commander.help')
    return { exitCode: EXIT_USAGE, code: 'usage', message: 'Choose one of the commands above.' };
  return { exitCode: EXIT_USAGE, code: 'usage', message: message.replace(/^error: /, '') + whereFrom(code, message) };
}

/** The commands that list the IDs for an option. */
const LISTS: readonly [option: string, list: string][] = [
  ["'--tenant ", 'brand list'],
  ["'--brand ", 'brand list'],
  ["'--install ", 'install list'],
];

/** The commands that list what was not found. */
const LISTED: Readonly<Record<string, string>> = {
  brand: 'brand list',
  tenant: 'brand list',
  install: 'install list',
  connection: 'connection list',
  token: 'token list',
  target: 'notification list',
  finding: 'finding list --brand BRAND',
  answer: 'answer list --brand BRAND',
  scan: 'scan list --brand BRAND',
};

function listOf(message: string): string | undefined {
  const [, thing = ''] = /^no such (\w+): (?!.*did you mean)/s.exec(message) ?? [];
  return LISTED[thing];
}

function whereFrom(code: string, message: string): string {
  if (code !== 'commander.missingMandatoryOptionValue') return '';
  const [, list] = LISTS.find(([option]) => message.includes(option)) ?? [];
  return list === undefined ? '' : `; find it with: ${commandLine(list)}`;
}
