// Stores groups of the ingest queue. If a record makes its group fail, only that record is refused.
import type pg from 'pg';
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { GroupResult, IngestDeps } from '../../ingest/ingest-queue.ts';
import type { IngestRow } from '../../ingest/rows.ts';
import type { StoreHash } from '../../sql/store-hash.ts';
import type { DatedRecord, Partitions } from '../partitions.ts';
import { isStoreFault, messageOf } from '../postgres-errors.ts';
import type { StoredGroup } from './call-store-group.ts';
import { createOwners } from './owners.ts';
import { createWriteGroup } from './write-group.ts';

export interface CommitParts {
  pool: pg.Pool;
  storeHash: StoreHash;
  partitions: Partitions;
}

export function createGroupCommit({ pool, storeHash, partitions }: CommitParts): IngestDeps['commit'] {
  const owners = createOwners(pool);
  const writeGroup = createWriteGroup();

  async function store(rows: readonly IngestRow[]): Promise<Omit<GroupResult, 'fault'>> {
    const unknown = await owners.unknownAmong(rows);
    const known = rows.filter((row) => !unknown.has(row));
    const stored = known.length === 0 ? undefined : await storeKnown(known);
    const written = stored?.results.values();
    return {
      results: rows.map((row) =>
        unknown.has(row) ? refused('there is no such owner') : (written?.next().value ?? lost()),
      ),
      ...(stored && { syncMs: stored.syncMs }),
    };
  }

  async function storeKnown(rows: readonly IngestRow[]): Promise<StoredGroup> {
    const hash = await storeHash();
    return partitions.during(rows.flatMap(placeOf), () => writeGroup(pool, hash, rows));
  }

  /** All in one transaction. If a record makes it fail, each half is tried separately. */
  async function commit(rows: IngestRow[]): Promise<GroupResult> {
    try {
      return { ...(await store(rows)), fault: undefined };
    } catch (error) {
      const fault = messageOf(error);
      if (isStoreFault(error) || error instanceof UnavailableError) {
        return { results: rows.map(() => unavailable(fault)), fault };
      }
      if (rows.length === 1) return { results: [refused(fault)], fault };
      const middle = Math.floor(rows.length / 2);
      const halves = [await commit(rows.slice(0, middle)), await commit(rows.slice(middle))];
      const syncMs = halves.reduce((sum, half) => sum + (half.syncMs ?? 0), 0);
      return { results: halves.flatMap(({ results }) => results), syncMs, fault };
    }
  }
  return commit;
}

const PLACES = { visit: 'visits', action: 'actions', event: 'server_events' } as const;

const placeOf = (row: IngestRow): DatedRecord[] =>
  row.kind === 'redemption' ? [] : [{ table: PLACES[row.kind], at: row.receivedAt }];

const unavailable = (fault: string): Error =>
  new UnavailableError('the store cannot do this now', 1, { cause: new Error(fault) });
const refused = (fault: string): Error => new Error('the store refused the record', { cause: new Error(fault) });
const lost = (): Error => new Error('the store lost an answer');
