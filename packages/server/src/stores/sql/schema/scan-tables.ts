// The tables of scans as the query builder sees them, the same for both engines.
import type { Generated } from 'kysely';
import type { FailureCode, FailureKind, ScanFailure, ScanState, ScanTrigger } from '../../../scans/ports.ts';

export interface ScanTables {
  scan_jobs: ScanJobTable;
  scan_failures: ScanFailureTable;
}

export interface ScanJobTable {
  id: string;
  tenant_id: string;
  brand_id: string;
  started_by: ScanTrigger;
  slot: string | null;
  state: ScanState;
  /** Lists as JSON. */
  engines: string;
  markets: string;
  /** JSON; `null` once it has ended. */
  plan: string | null;
  total: number;
  /** These five are written when it ends. */
  done: Generated<number>;
  failed: Generated<number>;
  /** A list as JSON. */
  failures: Generated<string>;
  cost_micros: Generated<number>;
  cost_unknown: Generated<number>;
  started_at: number;
  finished_at: number | null;
  reason: ScanFailure | null;
  /** 0 or 1. */
  cancel_requested: Generated<number>;
}

/** Only for running jobs. */
interface ScanFailureTable {
  scan_id: string;
  prompt_id: string;
  market: string;
  engine: string;
  kind: FailureKind;
  code: FailureCode;
  message: string;
  tries: number;
  failed_at: number;
}
