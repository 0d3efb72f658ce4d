// `doctor`: checks everything that `serve` needs, and explains how to fix problems.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Settings } from '../../ops/settings.ts';
import { inspectStore } from '../../server/compose.ts';
import { ReportedError } from '../exit-code.ts';
import { SERVE_KEYS, settingsFrom, withOptions } from '../setting-options.ts';
import { printAnswer, type Terminal } from '../terminal.ts';
import { withStores } from '../with-stores.ts';
import { checkAddress } from './address.ts';
import { checkBrands } from './brands.ts';
import type { CheckResult } from './check-result.ts';
import { checkEngines } from './engines.ts';
import { checkPort } from './port.ts';
import { checkRelay } from './relay.ts';
import { checkStore } from './store.ts';

const OLDEST_NODE = 24;

export function declareDoctor(command: Command, terminal: Terminal): void {
  withOptions(command, SERVE_KEYS).action((options: Record<string, unknown>) => examine(terminal, options));
}

async function examine(terminal: Terminal, options: Record<string, unknown>): Promise<void> {
  const results = [checkNode(process.versions.node), ...(await checkSettings(options))];
  printAnswer(terminal, { document: { checks: results }, text: results.map(lineOf).join('\n') });
  if (results.some(({ status }) => status === 'fail')) throw new ReportedError();
}

function checkNode(version: string): CheckResult {
  const isNew = Number(version.split('.')[0]) >= OLDEST_NODE;
  if (isNew) return { check: 'node', status: 'ok', message: `Node ${version}` };
  return { check: 'node', status: 'fail', message: `Node ${version} is too old`, next: `install Node ${OLDEST_NODE}` };
}

/** The other checks depend on the settings, so they run only if these are valid. */
async function checkSettings(options: Record<string, unknown>): Promise<CheckResult[]> {
  try {
    const settings = settingsFrom(options);
    return [
      { check: 'settings', status: 'ok', message: 'all settings are valid' },
      ...(await checkRest(settings, options)),
    ];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return (error.issues ?? []).map(({ path, message }) => ({
      check: 'settings',
      status: 'fail',
      message: `${path} ${message}`,
      next: `fix ${path}`,
    }));
  }
}

async function checkRest(settings: Settings, options: Record<string, unknown>): Promise<CheckResult[]> {
  const store = await checkStore(() => inspectStore(settings));
  // Opening a store creates or migrates it, which `doctor` must not do.
  const isReady = store.every(({ check, status }) => check !== 'store' || status === 'ok');
  return [
    ...checkSecret(settings),
    ...checkAddress(settings),
    ...store,
    ...(isReady ? await withStores(options, checkBrands) : []),
    ...(await checkRelay(settings.relay)),
    checkEngines(settings.scans),
    checkSdk(),
    await checkPort(settings),
  ];
}

/** With SQLite, a secret is created beside the file on first use. */
function checkSecret({ store, secrets }: Settings): CheckResult[] {
  if (secrets !== undefined || !store.startsWith('postgres')) return [];
  const message = 'SERVICE_SECRET is required with PostgreSQL, the same for every process';
  return [{ check: 'settings', status: 'fail', message, next: 'set SERVICE_SECRET to at least 32 random characters' }];
}

/** The server serves the browser SDK from its built file. */
function checkSdk(): CheckResult {
  const sdk = dirname(createRequire(import.meta.url).resolve('@service/sdk/package.json'));
  if (existsSync(join(sdk, 'dist', 'v1.js'))) return { check: 'sdk', status: 'ok', message: '/sdk/v1.js is built' };
  const message = '/sdk/v1.js is not built, so browsers cannot load it';
  return { check: 'sdk', status: 'warn', message, next: 'npm run build' };
}

const SIGNS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

function lineOf({ check, status, message, next }: CheckResult): string {
  const line = `${SIGNS[status]}  ${check.padEnd(8)}  ${message}`;
  return next === undefined ? line : `${line}\n                Next: ${next}`;
}
