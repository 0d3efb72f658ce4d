// The dependencies of the authorization server's routes.
import type { FindSignedIn } from '../../accounts/http-session.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import type { AuthorizationServer } from '../authorization-server.ts';
import type { OAuthLimits } from '../http-limits.ts';

export interface OAuthRoutesDeps {
  server: AuthorizationServer;
  limits: OAuthLimits;
  publicUrl: string | undefined;
  signedIn: FindSignedIn;
  log: SecurityLog;
  /** Called with internal errors. */
  onFault(error: unknown): void;
}
