// Scans where no answer engine is there to ask: none can start, and so no job is ever found.
import { UnavailableError } from '../kernel/domain-error.ts';
import type { ScanPort } from './ports.ts';

export const WITHOUT_SCANS: ScanPort = {
  startScan: async () => {
    throw new UnavailableError('this server has no answer engine to ask');
  },
  findJob: async () => undefined,
};
