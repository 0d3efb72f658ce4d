// `doctor`: the folder and the brokers that records are relayed to.
import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import type { RelaySettings } from '../../ops/settings.ts';
import { inspectBrokers } from '../../server/compose.ts';
import type { CheckResult } from './check-result.ts';

export async function checkRelay(relay: RelaySettings | undefined): Promise<CheckResult[]> {
  if (relay === undefined) return [];
  const [folder, brokers] = await Promise.all([checkFolder(relay), checkBrokers(relay)]);
  return [...folder, ...brokers];
}

async function checkFolder({ file }: RelaySettings): Promise<CheckResult[]> {
  if (!file) return [];
  const { folder } = file;
  try {
    await readdir(folder);
    await access(folder, constants.W_OK);
    return [{ check: 'relay', status: 'ok', message: `${folder} is writable` }];
  } catch (error) {
    const message = `${folder} is not writable: ${error instanceof Error ? error.message : error}`;
    return [
      { check: 'relay', status: 'fail', message, next: 'create the folder, or choose another with SERVICE_RELAY_FILE' },
    ];
  }
}

/** A broker that is down does not stop the service: records wait for it. */
async function checkBrokers(relay: RelaySettings): Promise<CheckResult[]> {
  const reports = await inspectBrokers(relay);
  return reports.map(({ setting, isReady, message }) =>
    isReady
      ? { check: 'relay', status: 'ok', message }
      : { check: 'relay', status: 'fail', message, next: `check ${setting} and the broker (docs/relay.md)` },
  );
}
