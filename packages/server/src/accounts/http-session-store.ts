// The store of `@fastify/session` over `LoginSessionStore`. A session of a signed-in user also ends without requests.
import { createHash } from 'node:crypto';
import type { Session } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../kernel/clock.ts';
import type { LoginSessionStore } from './index.ts';

export interface SessionStoreDeps {
  sessions: LoginSessionStore;
  clock: Pick<Clock, 'now'>;
  /** The time without requests after which a user is signed out. */
  idleMs: number;
}

const dataSchema = z.object({
  begun: z
    .object({
      state: z.string(),
      nonce: z.string(),
      verifier: z.string(),
      redirectUri: z.string(),
      returnTo: z.string(),
    })
    .optional(),
  signedIn: z.object({ userId: z.string(), csrfToken: z.string() }).optional(),
  endsAt: z.number(),
});

declare module 'fastify' {
  /** The stored state of a cookie: a started or a completed login. `endsAt` is its end whether or not it is used. */
  interface Session extends Partial<z.output<typeof dataSchema>> {}
}

export const hashOf = (id: string): Uint8Array => createHash('sha256').update(id).digest();

/** Requests extend a session at most once in a tenth of its idle time, or once a minute, so that most write nothing. */
const extendEvery = (idleMs: number): number => Math.min(60_000, idleMs / 10);

/** Under this name `@fastify/session` calls it. */
export function createSessionStore({ sessions, clock, idleMs }: SessionStoreDeps) {
  const idleEnd = (endsAt: number): number => Math.min(endsAt, clock.now() + idleMs);

  async function find(id: string): Promise<Session | null> {
    const found = await sessions.findSession(hashOf(id), clock.now());
    if (!found) return null;
    const data = dataSchema.parse(JSON.parse(found.data));
    const end = idleEnd(data.endsAt);
    const isDue = end - found.endsAt >= extendEvery(idleMs) || (end === data.endsAt && end > found.endsAt);
    if (data.signedIn && isDue) await sessions.extendSession(found.hash, end);
    return { ...data, cookie: { originalMaxAge: null } };
  }

  return {
    set(id: string, { begun, signedIn, endsAt }: Session, done: (error?: unknown) => void) {
      if (endsAt === undefined) return done();
      const data = JSON.stringify({ begun, signedIn, endsAt });
      const end = signedIn ? idleEnd(endsAt) : endsAt;
      sessions.putSession({ hash: hashOf(id), data, endsAt: end }, clock.now()).then(() => done(), done);
    },
    get(id: string, done: (error: unknown, session?: Session | null) => void) {
      find(id).then((session) => done(null, session), done);
    },
    destroy(id: string, done: (error?: unknown) => void) {
      sessions.removeSession(hashOf(id)).then(() => done(), done);
    },
  };
}
