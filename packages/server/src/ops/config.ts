// Loads the settings from flags, then `SERVICE_*` environment variables, then `service.config.json` (decisions 12). The
// only reader of the environment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { z } from 'zod';
import { describeFileError } from '../kernel/describe-file-error.ts';
import { DomainError, type Issue } from '../kernel/domain-error.ts';
import { configSchema, SECRET_KEYS, SETTING_KEYS, type SettingKey } from './config-schema.ts';
import type { Settings } from './settings.ts';

export const CONFIG_FILE = 'service.config.json';
const ENV_PREFIX = 'SERVICE_';

export type Flags = Partial<Record<SettingKey, unknown>>;

export interface Sources {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of `service.config.json`. */
  directory: string;
}

/** A value and the setting's name in its source. */
interface Given {
  name: string;
  value: unknown;
}

/** @throws DomainError `invalid_settings` whose message has a sentence per issue, with the issues by name */
export function loadSettings(flags: Flags, sources: Sources = ambientSources()): Settings {
  const { given: fromFile, faults } = readFile(sources.directory);
  const given = new Map([...fromFile, ...fromEnvironment(sources.env), ...fromFlags(flags)]);
  const values = Object.fromEntries([...given].map(([key, { value }]) => [key, value]));
  const parsed = configSchema.safeParse(values);
  const issues = parsed.success
    ? faults
    : [...faults, ...parsed.error.issues.flatMap((issue) => describe(issue, given))];
  if (parsed.success && issues.length === 0) return parsed.data;
  const message = issues.map(({ path, message }) => `${path} ${message}`).join('\n');
  throw new DomainError('invalid_settings', { message, issues });
}

/** The command was run as `npm run service`. */
export const isRunByNpm = (): boolean => process.env.npm_lifecycle_event === 'service';

const ambientSources = (): Sources => ({ env: process.env, directory: process.cwd() });

/** `publicUrl` is `SERVICE_PUBLIC_URL` and `--public-url`. */
export const environmentName = (key: string): string => ENV_PREFIX + key.replace(/[A-Z]/g, '_$&').toUpperCase();
export const flagName = (key: string): string => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const fileName = (key: string): string => `"${key}" in ${CONFIG_FILE}`;

const fromFlags = (flags: Flags): [string, Given][] =>
  Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, { name: flagName(key), value }]);

function fromEnvironment(env: Sources['env']): [string, Given][] {
  const keys = new Map(SETTING_KEYS.map((key) => [environmentName(key), key]));
  return Object.entries(env)
    .filter(([name, value]) => name.startsWith(ENV_PREFIX) && value !== undefined)
    .map(([name, value]) => [keys.get(name) ?? name, { name, value }]);
}

function readFile(directory: string): { given: [string, Given][]; faults: Issue[] } {
  const fault = (message: string) => ({ given: [], faults: [{ path: CONFIG_FILE, message }] });
  try {
    const content: unknown = JSON.parse(readFileSync(join(directory, CONFIG_FILE), 'utf8'));
    if (typeof content !== 'object' || content === null || Array.isArray(content))
      return fault('must contain one JSON object');
    return { given: Object.entries(content).map(([key, value]) => [key, { name: fileName(key), value }]), faults: [] };
  } catch (error) {
    if (error instanceof SyntaxError) return fault(`is not valid JSON: ${withoutExcerpt(error.message)}`);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { given: [], faults: [] };
    return fault(describeFileError(error) ?? `cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** `JSON.parse` quotes the text around an error, which may contain a secret. */
const withoutExcerpt = (message: string): string => message.replace(/, (?:\.{3})?".*$/s, '');

function describe(issue: z.core.$ZodIssue, given: ReadonlyMap<string, Given>): Issue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownSetting(given.get(key)?.name ?? key));
  const key = String(issue.path[0]);
  const { name, value } = given.get(key) ?? { name: environmentName(key), value: undefined };
  if (value === '') return [{ path: name, message: 'is empty: give it a value, or unset it for the default' }];
  const shown = value === undefined || SECRET_KEYS.has(key) ? '' : `, not ${JSON.stringify(value)}`;
  return [{ path: name, message: issue.message + shown }];
}

function unknownSetting(name: string): Issue {
  const known = name.startsWith(ENV_PREFIX) ? SETTING_KEYS.map(environmentName) : SETTING_KEYS.map(fileName);
  return { path: name, message: `is not a setting; did you mean ${closest(name, known)}?` };
}
