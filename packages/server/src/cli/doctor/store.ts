// `doctor`: the store, its schema, its file mode and the free space.
import { FORCE_RETENTION } from '../../privacy/index.ts';
import type { SqliteReport, StoreReport } from '../../stores/store-report.ts';
import { commandLine } from '../terminal.ts';
import type { CheckResult } from './check-result.ts';
import { describePostgres } from './postgres.ts';

const MEBIBYTE = 1_048_576;
/** Below this, the disk may fill up within hours. */
const FEW_BYTES = 1024 * MEBIBYTE;
/** The write-ahead log alone can grow to this size. */
const TOO_FEW_BYTES = 128 * MEBIBYTE;

export async function checkStore(inspect: () => Promise<StoreReport>): Promise<CheckResult[]> {
  try {
    const report = await inspect();
    if (report.engine === 'postgres') return [...describePostgres(report), ...describeRetention(report)];
    return [describeSchema(report), ...describeMode(report), describeRoom(report), ...describeRetention(report)];
  } catch (error) {
    const message = `cannot be used: ${error instanceof Error ? error.message : error}`;
    return [{ check: 'store', status: 'fail', message, next: 'fix this, or choose another store with SERVICE_STORE' }];
  }
}

function describeSchema({ path, schema }: SqliteReport): CheckResult {
  if (schema === undefined) {
    const message = `${path} does not exist yet; the first command creates it`;
    return { check: 'store', status: 'warn', message, next: commandLine('migrate') };
  }
  if (schema.pending.length > 0) {
    const message = `${path} needs migrations: ${schema.pending.join(', ')}`;
    return { check: 'store', status: 'warn', message, next: commandLine('migrate') };
  }
  return {
    check: 'store',
    status: 'ok',
    message: `${path} is writable and has the newest schema, ${schema.version}`,
  };
}

function describeMode({ path, isReadableByOthers }: SqliteReport): CheckResult[] {
  if (!isReadableByOthers) return [];
  const message = `${path} is readable by other users of this machine`;
  return [{ check: 'store', status: 'warn', message, next: `chmod 600 ${path}` }];
}

function describeRoom({ freeBytes }: SqliteReport): CheckResult {
  const message = `${Math.floor(freeBytes / MEBIBYTE)} MiB free on the disk of the store`;
  if (freeBytes >= FEW_BYTES) return { check: 'disk', status: 'ok', message };
  const status = freeBytes < TOO_FEW_BYTES ? 'fail' : 'warn';
  return { check: 'disk', status, message, next: 'free some space, or move the store to another disk' };
}

/** Retention pauses when the clock looks wrong, until an operator has checked it. */
function describeRetention({ retention }: Pick<StoreReport, 'retention'>): CheckResult[] {
  if (!retention) return [];
  const at = new Date(retention.lookedAt).toISOString();
  if (retention.refusal === null) return [{ check: 'retention', status: 'ok', message: `last run at ${at}` }];
  const message = `the run at ${at} deleted nothing: ${retention.refusal}`;
  return [{ check: 'retention', status: 'warn', message, next: FORCE_RETENTION }];
}
