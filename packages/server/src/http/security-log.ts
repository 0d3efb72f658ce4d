// The security log: who signed in, who could not, who changed what, and what was refused to whom (docs/operations.md). It
// names people and things by ID only: never an address, a name, a credential or a body.
import type { FastifyRequest } from 'fastify';
import type { Logger } from '../ops/logging.ts';

export type SecurityEvent = 'login' | 'login_failed' | 'logout' | 'change' | 'refusal';

export interface SecurityFields {
  /** The signed-in user. */
  user_id?: string | undefined;
  tenant_id?: string | undefined;
  /** The code of a refusal. */
  code?: string;
  /** Failures that left no line, because there were several in a second. */
  suppressed?: number;
  /** The IDs in the path of a change. */
  target?: Readonly<Record<string, string>>;
  /** What a change has made or set. */
  result?: Readonly<Record<string, unknown>> | undefined;
}

export type SecurityLog = (request: FastifyRequest, event: SecurityEvent, fields: SecurityFields) => void;

export const createSecurityLog =
  (logger: Pick<Logger, 'info'>): SecurityLog =>
  ({ id, method, routeOptions }, event, fields) =>
    logger.info({ event, request_id: id, route: `${method} ${routeOptions.url}`, ...fields }, 'security event');

/** The fields of an answer that say what changed and are neither private nor secret. */
const RESULT_FIELDS = [
  ...['app_id', 'brand_id', 'client_id', 'connection_id', 'install_id', 'scan_id', 'target_id', 'token_id', 'user_id'],
  ...['active', 'brand_ids', 'expires_at', 'plan', 'role', 'scopes'],
];

/** `undefined` if nothing in the answer may be logged. */
export function resultOf(answer: unknown): SecurityFields['result'] {
  const fields = Object.entries(answer instanceof Object ? answer : {});
  const shown = fields.filter(([name]) => RESULT_FIELDS.includes(name));
  return shown.length === 0 ? undefined : Object.fromEntries(shown);
}

const ID = /^[\w-]{1,64}$/;

/** The IDs in a path, as `token_id`: the logger would redact `token`. */
export const targetOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params ?? {})
      .filter(([, value]) => ID.test(String(value)))
      .map(([name, value]) => [name === 'id' ? name : `${name}_id`, value]),
  );
