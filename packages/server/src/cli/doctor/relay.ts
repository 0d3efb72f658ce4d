// `doctor`: the folder that records are relayed to.
import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import type { RelaySettings } from '../../ops/settings.ts';
import type { CheckResult } from './check-result.ts';

export async function checkRelay(relay: RelaySettings | undefined): Promise<CheckResult[]> {
  if (!relay?.file) return [];
  const { folder } = relay.file;
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
