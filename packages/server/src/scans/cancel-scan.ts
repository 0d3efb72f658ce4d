// Requests the end of a scan. The process that runs it stops within a second, keeps the answers so far, and refunds the charge
// if there are none.
import { DomainError } from '../kernel/domain-error.ts';
import type { ScanStore } from './ports.ts';

/** @throws DomainError `job_not_found`, and `not_running` for one that has ended */
export const cancelScan =
  ({ scans }: { scans: Pick<ScanStore, 'findScan' | 'requestCancel'> }) =>
  async (scanId: string): Promise<void> => {
    if (await scans.requestCancel(scanId)) return;
    const scan = await scans.findScan(scanId);
    if (!scan) throw new DomainError('job_not_found', { message: `no such scan: ${scanId}` });
    throw new DomainError('not_running', { message: `the scan has ended: ${scan.state}` });
  };
