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
    return [{ check: 'relay', status: 'ok', message: `${folder} takes relayed records` }];
  } catch (error) {
    const message = `${folder} takes no relayed records: ${error instanceof Error ? error.message : error}`;
    return [
      { check: 'relay', status: 'fail', message, next: 'make the folder, or name another with SERVICE_RELAY_FILE' },
    ];
  }
}
