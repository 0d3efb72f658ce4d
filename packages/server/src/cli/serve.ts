// `serve`: answers requests until it is told to end.
import type { Command } from 'commander';
import { type RunningService, startService } from '../compose.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Settings } from '../ops/settings.ts';
import { SERVE_KEYS, settingsFrom, withOptions } from './setting-options.ts';
import { say, type Terminal } from './terminal.ts';

export function declareServe(command: Command, terminal: Terminal): void {
  withOptions(command, SERVE_KEYS).action((options: Record<string, unknown>) => serve(terminal, options));
}

async function serve(terminal: Terminal, options: Record<string, unknown>): Promise<void> {
  const settings = settingsFrom(options);
  const signals = hearSignals();
  try {
    const service = await start(settings);
    say(terminal, { document: { url: service.url }, text: `Serving on ${service.url} (Ctrl-C ends it).` });
    await signals.heard;
    await service.drain();
  } finally {
    signals.forget();
  }
}

/** The first signal ends the service in order; a second one ends the process at once, as it would without us. */
function hearSignals(): { heard: Promise<void>; forget(): void } {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const forget = () => {
    for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, hear);
  };
  const hear = () => {
    forget();
    resolve();
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, hear);
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

/** What the system says about the address, as a sentence with the next step. */
const LISTEN_FAULTS: ReadonlyMap<unknown, string> = new Map([
  ['EADDRINUSE', 'another process uses it. Stop that one, or choose another port with --port or SERVICE_PORT.'],
  ['EACCES', 'this user may not use it. Choose a port above 1023 with --port or SERVICE_PORT.'],
  ['EADDRNOTAVAIL', 'this machine has no such address. Choose another with --host or SERVICE_HOST.'],
  ['ENOTFOUND', 'the host name is unknown. Choose an address with --host or SERVICE_HOST.'],
  ['EAI_AGAIN', 'the host name cannot be looked up now. Choose an address with --host or SERVICE_HOST.'],
]);
