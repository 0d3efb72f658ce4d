// The open streams of this process: bounded, ended with the login session or the membership, and when the process drains.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindSignedIn } from '../../../accounts/http-session.ts';
import { DomainError, UnavailableError } from '../../../kernel/domain-error.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { EventSink } from './event-stream.ts';

export interface StreamLimits {
  perPerson: number;
  perProcess: number;
}

const LIMITS: StreamLimits = { perPerson: 6, perProcess: 200 };
const RECHECK_MS = 3000;

export interface OpenStreamsDeps {
  /** Rereads the login session. */
  findStillSignedIn: FindSignedIn;
  timers: Timers;
  limits?: StreamLimits;
}

export interface StreamOwner {
  request: FastifyRequest;
  userId: string;
  tenantId: string;
}

export interface OpenStreams {
  /** Throws `rate_limited` and `unavailable` if there are too many. */
  expectRoom(userId: string): void;
  /** Returns a function to call when the stream ends. */
  add(owner: StreamOwner, sink: EventSink): () => void;
  endAll(): void;
}

export function createOpenStreams({ findStillSignedIn, timers, limits = LIMITS }: OpenStreamsDeps): OpenStreams {
  const open = new Map<EventSink, StreamOwner>();
  let isEnded = false;

  /** If the store cannot answer now, no stream is ended. */
  async function isStillAllowed({ request, userId, tenantId }: StreamOwner): Promise<boolean> {
    try {
      const person = await findStillSignedIn(request);
      return person?.userId === userId && person.memberships.some((one) => one.tenantId === tenantId);
    } catch {
      return true;
    }
  }

  function recheck(owner: StreamOwner, sink: EventSink): () => void {
    let cancel = timers.after(RECHECK_MS, check);
    function check(): void {
      void isStillAllowed(owner).then((allowed) => {
        if (!open.has(sink)) return;
        if (allowed) cancel = timers.after(RECHECK_MS, check);
        else endForGood(sink);
      });
    }
    return () => cancel();
  }

  return {
    expectRoom(userId) {
      const own = [...open.values()].filter((one) => one.userId === userId);
      if (own.length >= limits.perPerson) {
        const message = `You have ${own.length} live views open. Close one of them.`;
        throw new DomainError('rate_limited', { message, retryAfter: 1 });
      }
      if (isEnded || open.size >= limits.perProcess) throw new UnavailableError('Too many live views are open.');
    },
    add(owner, sink) {
      open.set(sink, owner);
      const cancel = recheck(owner, sink);
      return () => {
        cancel();
        open.delete(sink);
      };
    },
    endAll() {
      isEnded = true;
      for (const sink of open.keys()) sink.end();
    },
  };
}

/** The browser reopens streams that ended for any other reason. */
function endForGood(sink: EventSink): void {
  sink.send({ event: 'signed_out', data: {} });
  sink.end();
}

/** Otherwise a draining process would wait for its streams. */
export const endStreamsOnClose = (scope: FastifyInstance, streams: Pick<OpenStreams, 'endAll'>): void => {
  scope.addHook('preClose', (done) => {
    streams.endAll();
    done();
  });
};
