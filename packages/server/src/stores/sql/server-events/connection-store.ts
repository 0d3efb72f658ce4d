// `ConnectionStore` over SQL. Every change bumps the configuration version in the same transaction.
import type { Kysely, Selectable } from 'kysely';
import type { Connection, ConnectionChange, ConnectionStore } from '../../../server-events/ports.ts';
import { decodeList, encodeList } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import { bumpConfigVersion } from '../integrations/change-feed.ts';
import type { ConnectionTable, Schema } from '../schema/schema.ts';

export function createConnectionStore({ read, write }: SqlAccess): ConnectionStore {
  return {
    createConnection: (connection) =>
      write.transaction().execute(async (tx) => {
        const install = await tx
          .selectFrom('installs')
          .select('number')
          .where('id', '=', connection.installId)
          .executeTakeFirst();
        if (!install) return 'no_install';
        const { numInsertedOrUpdatedRows = 0n } = await tx
          .insertInto('connections')
          .values({
            id: connection.id,
            install: install.number,
            created_at: connection.createdAt,
            ...columnsOf(connection),
          })
          .onConflict((conflict) => conflict.column('install').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return 'taken';
        await bumpConfigVersion(tx);
        return connectionFrom(
          await connections(tx).where('installs.id', '=', connection.installId).executeTakeFirstOrThrow(),
        );
      }),
    updateConnection: (id, change) =>
      write.transaction().execute(async (tx) => {
        // Writing the row first serializes concurrent changes of a connection.
        await tx.updateTable('connections').set({ id }).where('id', '=', id).execute();
        const known = await connections(tx).where('connections.id', '=', id).executeTakeFirst();
        if (!known) return undefined;
        const connection = changed(connectionFrom(known), change);
        await tx.updateTable('connections').set(columnsOf(connection)).where('id', '=', id).execute();
        await bumpConfigVersion(tx);
        return connection;
      }),
    async findConnection(id) {
      const row = await connections(read).where('connections.id', '=', id).executeTakeFirst();
      return row && connectionFrom(row);
    },
    async findConnectionOfInstall(installId) {
      const row = await connections(read).where('installs.id', '=', installId).executeTakeFirst();
      return row && connectionFrom(row);
    },
    async listConnections(installId) {
      const rows = await connections(read)
        .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
        .orderBy('connections.number')
        .execute();
      return rows.map(connectionFrom);
    },
    async connectionsOfBrand(brandId) {
      const rows = await connections(read).where('installs.brand_id', '=', brandId).execute();
      return new Map(rows.map((row) => [row.install_id, connectionFrom(row)]));
    },
  };
}

const connections = (db: Kysely<Schema>) =>
  db
    .selectFrom('connections')
    .innerJoin('installs', 'installs.number', 'connections.install')
    .innerJoin('brands', 'brands.id', 'installs.brand_id')
    .selectAll('connections')
    .select(['installs.id as install_id', 'installs.brand_id', 'brands.tenant_id']);

function changed(connection: Connection, change: ConnectionChange): Connection {
  const { addSecret, dropOldSecrets, ...settings } = change;
  const secrets = [...(addSecret === undefined ? [] : [addSecret]), ...connection.signingSecrets];
  return { ...connection, ...settings, signingSecrets: dropOldSecrets ? secrets.slice(0, 1) : secrets };
}

const columnsOf = (connection: Pick<Connection, 'handles' | 'preconfigured' | 'reversals' | 'signingSecrets'>) => ({
  handles: encodeList(connection.handles),
  preconfigured: connection.preconfigured,
  reversals: Number(connection.reversals),
  signing_secrets: encodeList(connection.signingSecrets),
});

type ConnectionRow = Selectable<ConnectionTable> & { install_id: string; brand_id: string; tenant_id: string };

const connectionFrom = (row: ConnectionRow): Connection => ({
  number: row.number,
  id: row.id,
  installId: row.install_id,
  brandId: row.brand_id,
  tenantId: row.tenant_id,
  handles: decodeList(row.handles),
  preconfigured: row.preconfigured,
  reversals: row.reversals === 1,
  signingSecrets: decodeList(row.signing_secrets),
  createdAt: row.created_at,
});
