// `run_brand_scan`: starts a scan, and returns how to poll it (Spec 4.6).
import type { ScanPort } from '../ports.ts';
import { READS, type Tool } from '../tool.ts';

export const runBrandScan = (scans: Pick<ScanPort, 'startScan'>): Tool<'run_brand_scan'> => ({
  ...READS,
  scopeFor: () => 'write',
  async run({ brand: wanted, engines, markets }, { brandOf }) {
    const brand = await brandOf(wanted);
    const { jobId } = await scans.startScan({ brandId: brand.id, tenantId: brand.tenantId, engines, markets });
    return { jobId, status: 'running' };
  },
});
