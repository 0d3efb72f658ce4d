// A refresh token that is sent again within a minute gets the first response again (decisions 11): two windows sent it,
// or the response was lost. Every process may create a response, and the one stored first is sent to all, so no process
// waits for another.
import { z } from 'zod';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Artifact, OAuthStore } from './ports.ts';
import { derivedKey, seal, unseal } from './sealed-key.ts';
import { keyOf, REPEAT_MS } from './stored-artifacts.ts';

export interface RepeatedRefreshDeps {
  store: Pick<OAuthStore, 'addArtifact' | 'dropArtifact'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'bytes'>;
  /** Called with errors on our side. */
  onFault(error: unknown): void;
}

const KIND = 'RefreshAnswer';
const IV_BYTES = 12;

const answerSchema = z.looseObject({ refresh_token: z.string(), expires_in: z.number() });
const keptSchema = z.object({ answer: answerSchema, at: z.number() });
type Answer = z.infer<typeof answerSchema>;

/** The part of the provider's context that is used here; `oidc` is absent if none of its routes matched. */
interface AnsweredContext {
  oidc?: { entities: { RotatedRefreshToken?: { jti: string; grantId?: string } } };
  status: number;
  body: unknown;
}

/** Runs after the provider has created its response, before it is sent. */
export function repeatedRefresh(deps: RepeatedRefreshDeps): (ctx: AnsweredContext) => Promise<void> {
  return async (ctx) => {
    const used = ctx.oidc?.entities.RotatedRefreshToken;
    if (used === undefined || ctx.status !== 200) return;
    try {
      const { jti: token, grantId = null } = used;
      ctx.body = await firstAnswer(deps, { token, grantId }, answerSchema.parse(ctx.body));
    } catch (error) {
      deps.onFault(error);
      ctx.status = 500;
      ctx.body = { error: 'server_error', error_description: 'The request cannot be answered.' };
    }
  };
}

interface UsedToken {
  token: string;
  grantId: string | null;
}

async function firstAnswer({ store, clock, ids }: RepeatedRefreshDeps, used: UsedToken, made: Answer): Promise<Answer> {
  const now = clock.now();
  // The store has only the token's hash, so a copy of the store cannot decrypt the response.
  const key = derivedKey(used.token, 'repeated refresh');
  const payload = Buffer.from(seal(key, JSON.stringify({ answer: made, at: now }), ids.bytes(IV_BYTES)));
  const kept = await store.addArtifact({
    kind: KIND,
    key: keyOf(used.token),
    payload: JSON.stringify(payload.toString('base64')),
    grantId: used.grantId,
    expiresAt: now + 2 * REPEAT_MS,
    consumedAt: null,
  });
  const { answer, at } = opened(kept, key);
  if (answer.refresh_token !== made.refresh_token) await store.dropArtifact('RefreshToken', keyOf(made.refresh_token));
  const passed = Math.max(0, Math.floor((now - at) / 1000));
  return { ...answer, expires_in: Math.max(1, answer.expires_in - passed) };
}

function opened({ payload }: Artifact, key: Uint8Array): z.infer<typeof keptSchema> {
  const sealed = Buffer.from(z.string().parse(JSON.parse(payload)), 'base64');
  const text = unseal([key], new Uint8Array(sealed));
  if (text === undefined) throw new Error('the stored response cannot be decrypted');
  return keptSchema.parse(JSON.parse(text));
}
