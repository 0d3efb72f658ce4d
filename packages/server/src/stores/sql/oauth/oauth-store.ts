// `OAuthStore` over SQL.
import type { Selectable } from 'kysely';
import type { Artifact, OAuthStore } from '../../../oauth/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { ArtifactTable } from '../schema/oauth-tables.ts';
import { createOAuthClients } from './oauth-clients.ts';

export const createOAuthStore = (db: SqlAccess): OAuthStore => ({
  ...artifactReads(db),
  ...artifactWrites(db),
  ...createOAuthClients(db),
  ...keys(db),
});

type ArtifactReads = 'findArtifact' | 'findArtifacts' | 'listArtifacts';
type ArtifactWrites =
  | 'putArtifact'
  | 'addArtifact'
  | 'consumeArtifact'
  | 'dropArtifact'
  | 'dropGranted'
  | 'dropExpired';

/** Reads from the writer: the next request may present what was issued a moment ago. */
const artifactReads = ({ write }: SqlAccess): Pick<OAuthStore, ArtifactReads> => ({
  async findArtifact(kind, key) {
    const found = write.selectFrom('oauth_artifacts').selectAll().where('kind', '=', kind).where('key', '=', key);
    const row = await found.executeTakeFirst();
    return row && artifactFrom(row);
  },
  async findArtifacts(kinds, keys) {
    if (kinds.length === 0 || keys.length === 0) return [];
    const found = write.selectFrom('oauth_artifacts').selectAll().where('kind', 'in', kinds).where('key', 'in', keys);
    return (await found.execute()).map(artifactFrom);
  },
  async listArtifacts(kinds, now, limit) {
    if (kinds.length === 0) return [];
    const found = write.selectFrom('oauth_artifacts').selectAll().where('kind', 'in', kinds);
    const live = found.where('expires_at', '>', now).select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('kind').orderBy('expires_at', 'desc'))
        .as('place'),
    );
    const newest = write.selectFrom(live.as('live')).selectAll().where('place', '<=', limit);
    return (await newest.orderBy('expires_at', 'desc').execute()).map(artifactFrom);
  },
});

const artifactWrites = ({ write }: SqlAccess): Pick<OAuthStore, ArtifactWrites> => ({
  async putArtifact(artifact) {
    const { kind: _kind, key: _key, ...content } = rowOf(artifact);
    await write
      .insertInto('oauth_artifacts')
      .values(rowOf(artifact))
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(content))
      .execute();
  },
  async addArtifact(artifact) {
    const { kind, key } = artifact;
    const added = write.insertInto('oauth_artifacts').values(rowOf(artifact));
    await added.onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing()).execute();
    const kept = write.selectFrom('oauth_artifacts').selectAll().where('kind', '=', kind).where('key', '=', key);
    return artifactFrom(await kept.executeTakeFirstOrThrow());
  },
  async consumeArtifact(kind, key, at) {
    const { numUpdatedRows } = await write
      .updateTable('oauth_artifacts')
      .set({ consumed_at: at })
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
  async dropArtifact(kind, key) {
    await write.deleteFrom('oauth_artifacts').where('kind', '=', kind).where('key', '=', key).execute();
  },
  async dropGranted(grantId) {
    await write.deleteFrom('oauth_artifacts').where('grant_id', '=', grantId).execute();
  },
  async dropExpired(before, limit) {
    const old = await write
      .selectFrom('oauth_artifacts')
      .select(['kind', 'key'])
      .where('expires_at', '<', before)
      .limit(limit)
      .execute();
    for (const { kind, key } of old) {
      await write
        .deleteFrom('oauth_artifacts')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('expires_at', '<', before)
        .execute();
    }
    return old.length;
  },
});

const keys = ({ write }: SqlAccess): Pick<OAuthStore, 'listKeys' | 'putKey' | 'dropKeys'> => ({
  async listKeys() {
    const rows = await write.selectFrom('oauth_keys').selectAll().orderBy('period', 'desc').execute();
    return rows.map(({ period, sealed, created_at }) => ({ period, sealed: plain(sealed), createdAt: created_at }));
  },
  async putKey({ period, sealed, createdAt }, replaced) {
    const content = { sealed, created_at: createdAt };
    await write
      .insertInto('oauth_keys')
      .values({ period, ...content })
      .onConflict((conflict) =>
        replaced === undefined
          ? conflict.doNothing()
          : conflict.column('period').doUpdateSet(content).where('oauth_keys.sealed', '=', replaced),
      )
      .execute();
  },
  async dropKeys(beforePeriod) {
    await write.deleteFrom('oauth_keys').where('period', '<', beforePeriod).execute();
  },
});

const rowOf = ({ kind, key, payload, grantId, expiresAt, consumedAt }: Artifact): ArtifactTable => ({
  kind,
  key,
  payload,
  grant_id: grantId,
  expires_at: expiresAt,
  consumed_at: consumedAt,
});

const artifactFrom = (row: Selectable<ArtifactTable>): Artifact => ({
  kind: row.kind,
  key: plain(row.key),
  payload: row.payload,
  grantId: row.grant_id,
  expiresAt: row.expires_at,
  consumedAt: row.consumed_at,
});

/** The PostgreSQL driver returns buffers. */
const plain = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
