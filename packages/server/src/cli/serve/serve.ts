// `serve`: runs the service until a signal stops it, in one process or in several.
import type { Command } from 'commander';
import { systemClock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { createLogger } from '../../ops/logging.ts';
import { isGroupWorker, reportToGroup, startProcessGroup, waitForGroupEnd } from '../../ops/process-group.ts';
import type { Settings } from '../../ops/settings.ts';
import { type RunningService, startService } from '../../server/start-service.ts';
import { baseUrl } from '../base-url.ts';
import { describeError, ReportedError } from '../exit-code.ts';
import { SERVE_KEYS, settingsFrom, withOptions } from '../setting-options.ts';
import { type Answer, printAnswer, type Terminal } from '../terminal.ts';
import { waitForMigrations } from './wait-for-migrations.ts';

export function declareServe(command: Command, terminal: Terminal): void {
  withOptions(command, SERVE_KEYS).action((options: Record<string, unknown>) =>
    isGroupWorker() ? serveForGroup(options) : serve(terminal, options),
  );
}

interface Serving {
  /** The public URL. */
  url: string;
  /** The port it listens on. */
  port: number;
  end(): Promise<void>;
}

async function serve(terminal: Terminal, options: Record<string, unknown>): Promise<void> {
  const settings = settingsFrom(options);
  const signals = hearSignals(['SIGTERM', 'SIGINT']);
  try {
    const logger = createLogger(settings.logLevel);
    if (!(await waitForMigrations(settings, { logger, stopped: signals.heard }))) return;
    const serving = await (settings.processes > 1 ? startGroup(settings) : startOne(settings));
    printAnswer(terminal, addressOf(serving, settings));
    if (!canSignIn(settings)) logger.info(HOW_TO_SIGN_IN);
    await signals.heard;
    await serving.end();
  } finally {
    signals.forget();
  }
}

/** The provider of `--dev` keeps logins in memory, which several processes do not share. */
const canSignIn = ({ login, dev, processes }: Settings): boolean => login !== undefined || (dev && processes === 1);

const HOW_TO_SIGN_IN =
  'Sign-in to the portal is not configured: SERVICE_OIDC_ISSUER and its client settings are not set (docs/login.md). On this machine, one process with --dev needs none of them.';

/** Behind a proxy, the public URL differs from the local address: prints both. */
function addressOf({ url, port }: Serving, { host, publicUrl }: Settings): Answer {
  const localUrl = baseUrl({ host, port, publicUrl: undefined });
  if (publicUrl === undefined || publicUrl === localUrl) {
    return { document: { url }, text: `Serving on ${url} (press Ctrl-C to stop).` };
  }
  return {
    document: { url, local_url: localUrl },
    text: `Serving on ${url} (press Ctrl-C to stop).\nLocal address: ${localUrl}`,
  };
}

async function startOne(settings: Settings): Promise<Serving> {
  const service = await start(settings);
  return { url: service.url, port: service.port, end: () => service.drain() };
}

function startGroup({ processes, store, logLevel }: Settings): Promise<Serving> {
  const logger = createLogger(logLevel);
  if (store.startsWith('sqlite:')) {
    logger.warn('several processes share one SQLite file, which allows one writer at a time; PostgreSQL is faster');
  }
  return startProcessGroup({ count: processes, logger, clock: systemClock });
}

/** One process of a group. Only the primary prints and handles Ctrl-C, which a terminal sends to every process. */
async function serveForGroup(options: Record<string, unknown>): Promise<void> {
  process.on('SIGINT', () => {});
  const signals = hearSignals(['SIGTERM']);
  const ended = waitForGroupEnd();
  const stopped = Promise.race([signals.heard, ended]);
  try {
    const settings = settingsFrom(options);
    if (!(await waitForMigrations(settings, { logger: createLogger(settings.logLevel), stopped }))) return;
    const service = await start(settings);
    reportToGroup({ service: 'serving', url: service.url, port: service.port });
    await stopped;
    await service.drain();
  } catch (error) {
    const { code, message = 'unknown' } = describeError(error);
    reportToGroup({ service: 'failed', code, message });
    throw new ReportedError();
  } finally {
    signals.forget();
    process.disconnect();
  }
}

/** The first signal stops the service gracefully. A second one kills the process, as without a handler. */
function hearSignals(names: readonly NodeJS.Signals[]): { heard: Promise<void>; forget(): void } {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const forget = () => {
    for (const signal of names) process.off(signal, hear);
  };
  const hear = () => {
    forget();
    resolve();
  };
  for (const signal of names) process.on(signal, hear);
  return { heard, forget };
}

async function start(settings: Settings): Promise<RunningService> {
  try {
    return await startService(settings);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? LISTEN_FAULTS.get(error.code) : undefined;
    if (reason === undefined) throw error;
    throw new DomainError('cannot_listen', {
      message: `cannot listen on ${settings.host} port ${settings.port}: ${reason}`,
    });
  }
}

/** Listen errors of the system, explained with the next step. */
const LISTEN_FAULTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'another process uses it. Stop that process, or choose another port with --port or SERVICE_PORT.'],
  ['EACCES', 'permission denied. Choose a port above 1023 with --port or SERVICE_PORT.'],
  ['EADDRNOTAVAIL', 'this machine has no such address. Choose another with --host or SERVICE_HOST.'],
  ['ENOTFOUND', 'the host name is unknown. Choose an address with --host or SERVICE_HOST.'],
  ['EAI_AGAIN', 'the host name cannot be resolved right now. Choose an address with --host or SERVICE_HOST.'],
]);
