// Detects a pooler such as PgBouncer. It may run each transaction on another connection to the server, so session state
// is lost (decisions 19).
import pg from 'pg';
import { DomainError } from '../../kernel/domain-error.ts';

const pooled = new WeakSet<pg.ClientBase>();

/** A pooler reports its own process IDs instead of the server's. */
export function detectPooler(client: pg.ClientBase, serverProcess: number): void {
  if (Reflect.get(client, 'processID') !== serverProcess) pooled.add(client);
}

export const isBehindPooler = (client: pg.ClientBase): boolean => pooled.has(client);

export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** The server parses a named statement once per connection. Behind a pooler the next connection may not have it. */
export const preparedQuery = (client: pg.ClientBase, { name, text, values }: NamedQuery): pg.QueryConfig =>
  isBehindPooler(client) ? { text, values } : { name, text, values };

const REFUSED = /^unsupported startup parameter(?: in options)?: (\w+)/;
const STATEMENT_MODE = 'not allowed in statement pooling mode';

/** The startup parameter that a pooler refused, if that is the error. */
export const rejectedParameter = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? REFUSED.exec(error.message)?.[1] : undefined;

const SEARCH_PATH = /(?:-c\s*|--)search_path=((?:\\.|\S)*)/;

/** Throws if the URL names a schema that the pooler did not pass on. */
export function assertSearchPath(url: string, searchPath: string): void {
  const asked = SEARCH_PATH.exec(new URL(url).searchParams.get('options') ?? '')?.[1];
  if (asked === undefined || asked === searchPath) return;
  throw new DomainError('store_unsuitable', { message: `the pooler ignores search_path in SERVICE_STORE: ${BY_ROLE}` });
}

/** A setting of the role applies to every connection, including the pooler's. */
const BY_ROLE = 'set it with ALTER ROLE ... SET search_path, and leave it out of the address';

/** How to resolve the pooler's refusal of the client; `undefined` for other errors. */
export function poolerAdvice(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError && error.message.includes(STATEMENT_MODE)) {
    return 'the pooler does not allow transactions: set pool_mode = transaction in pgbouncer.ini';
  }
  const name = rejectedParameter(error);
  if (name === undefined) return undefined;
  if (name === 'options') return `the pooler refuses the options in SERVICE_STORE: ${BY_ROLE}`;
  return `the pooler refuses ${name}: add it to ignore_startup_parameters in pgbouncer.ini`;
}
