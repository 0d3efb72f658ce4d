// What the routes of the authorization server need.
import type { FastifyRequest } from 'fastify';
import type { OAuthLimits } from '../../http/oauth-limits.ts';
import type { SignedIn } from '../ports.ts';
import type { AuthorizationServer } from '../server.ts';

export interface OAuthRoutesDeps {
  server: AuthorizationServer;
  limits: OAuthLimits;
  publicUrl: string | undefined;
  /** Who is signed in with the browser that sends the request. */
  signedIn(request: FastifyRequest): Promise<SignedIn | undefined>;
  /** Where a browser signs in. @param returnTo a path of this server to come back to */
  loginPath(returnTo: string): string;
  /** Hears of what failed on our side. */
  onFault(error: unknown): void;
}
