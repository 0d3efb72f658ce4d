// `TokenStore` over SQL. Creating and revoking a token bump the configuration version in the same transaction.
import { TOKEN_SCOPES } from '@service/protocol/schemas';
import type { Selectable, Transaction } from 'kysely';
import type { Token, TokenStore } from '../../../tokens/ports.ts';
import { decodeList, encodeList } from '../column-codecs.ts';
import type { SqlAccess } from '../database.ts';
import { bumpConfigVersion } from '../integrations/change-feed.ts';
import { lockPlan } from '../plans/lock-plan.ts';
import type { Schema, TokenTable } from '../schema/schema.ts';

export function createTokenStore({ read, write }: SqlAccess): TokenStore {
  return {
    createToken: (token, most) =>
      write.transaction().execute(async (tx) => {
        if (most !== undefined && (await countOthers(tx, token)) >= most) return false;
        await tx.insertInto('tokens').values(rowFrom(token)).execute();
        await bumpConfigVersion(tx);
        return true;
      }),
    async findTokenByHash(hash) {
      const row = await read.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
      return row && tokenFrom(row);
    },
    async findToken(id) {
      const row = await read.selectFrom('tokens').selectAll().where('id', '=', id).executeTakeFirst();
      return row && tokenFrom(row);
    },
    async listTokens(tenantId) {
      const rows = await read
        .selectFrom('tokens')
        .selectAll()
        .$if(tenantId !== undefined, (query) => query.where('tenant_id', '=', tenantId ?? ''))
        .orderBy('number')
        .execute();
      return rows.map(tokenFrom);
    },
    revokeToken: (id, at) =>
      write.transaction().execute(async (tx) => {
        const revoked = await tx
          .updateTable('tokens')
          .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!revoked) return undefined;
        await bumpConfigVersion(tx);
        return tokenFrom(revoked);
      }),
    async touchToken(id, day) {
      await write
        .updateTable('tokens')
        .set({ last_used_on: day })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('last_used_on', 'is', null), eb('last_used_on', '<', day)]))
        .execute();
    },
  };
}

/** The live tokens of the same user and tenant, which is locked so that only one writer adds the last. */
async function countOthers(tx: Transaction<Schema>, { tenantId, userId, createdAt }: Token): Promise<number> {
  await lockPlan(tx, tenantId);
  const { count } = await tx
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', createdAt)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const rowFrom = (token: Token) => ({
  id: token.id,
  tenant_id: token.tenantId,
  name: token.name,
  hash: token.hash,
  scopes: encodeList(token.scopes),
  brand_ids: token.brandIds && encodeList(token.brandIds),
  demo: Number(token.demo),
  created_at: token.createdAt,
  expires_at: token.expiresAt,
  revoked_at: token.revokedAt,
  last_used_on: token.lastUsedOn,
  user_id: token.userId,
});

function tokenFrom(row: Selectable<TokenTable>): Token {
  const scopes = decodeList(row.scopes);
  return {
    id: row.id,
    tenantId: row.tenant_id,
    name: row.name,
    hash: row.hash,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    brandIds: row.brand_ids === null ? null : decodeList(row.brand_ids),
    demo: row.demo === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedOn: row.last_used_on,
    userId: row.user_id,
  };
}
