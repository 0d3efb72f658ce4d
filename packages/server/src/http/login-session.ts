// Who is signed in for a request: what routes behind a login ask, and where they send a person who is not.
import type { FastifyRequest } from 'fastify';
import type { Membership } from '../accounts/index.ts';

export interface SignedIn {
  userId: string;
  /** In lower case. */
  email: string;
  /** As they are now, never as they were at the login; at least one. */
  memberships: readonly Membership[];
}

/** `undefined` without a login session, after it ended, and for whoever is no member of any tenant any more. */
export type FindSignedIn = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** Decisions 5. Where a login starts; it comes back to `path`, one of this server's own. */
export const loginPath = (path: string): string => `/auth/login?return_to=${encodeURIComponent(path)}`;
