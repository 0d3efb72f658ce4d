// Whether a pooler such as PgBouncer stands between, and what then cannot be relied on: it may run each transaction on
// another connection to the server, so that nothing of a session holds (decisions 19).
import pg from 'pg';
import { DomainError } from '../../kernel/domain-error.ts';

const pooled = new WeakSet<pg.ClientBase>();

/** A pooler tells numbers of its own as those of the server's processes. */
export function notePooler(client: pg.ClientBase, serverProcess: number): void {
  if (Reflect.get(client, 'processID') !== serverProcess) pooled.add(client);
}

export const isBehindPooler = (client: pg.ClientBase): boolean => pooled.has(client);

export interface NamedQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** With its name the server parses a text once for a connection. Behind a pooler the next server may not know it. */
export const named = (client: pg.ClientBase, { name, text, values }: NamedQuery): pg.QueryConfig =>
  isBehindPooler(client) ? { text, values } : { name, text, values };

const REFUSED = /^unsupported startup parameter(?: in options)?: (\w+)/;
const STATEMENT_MODE = 'not allowed in statement pooling mode';

/** The name of what a pooler takes of no client, when a connection to it begins. */
export const refusedParameter = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? REFUSED.exec(error.message)?.[1] : undefined;

const SEARCH_PATH = /(?:-c\s*|--)search_path=((?:\\.|\S)*)/;

/** Throws where the address names a schema and the pooler did not pass that on. */
export function refuseLostSchema(url: string, searchPath: string): void {
  const asked = SEARCH_PATH.exec(new URL(url).searchParams.get('options') ?? '')?.[1];
  if (asked === undefined || asked === searchPath) return;
  throw new DomainError('store_unsuitable', { message: `the pooler ignores search_path in SERVICE_STORE: ${BY_ROLE}` });
}

/** What holds for every connection, whoever made it. */
const BY_ROLE = 'set it with ALTER ROLE ... SET search_path, and leave it out of the address';

/** What to set where a pooler refuses a client; `undefined` for other faults. */
export function poolerTrouble(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError && error.message.includes(STATEMENT_MODE)) {
    return 'the pooler allows no transactions: set pool_mode = transaction in pgbouncer.ini';
  }
  const name = refusedParameter(error);
  if (name === undefined) return undefined;
  if (name === 'options') return `the pooler refuses the options in SERVICE_STORE: ${BY_ROLE}`;
  return `the pooler refuses ${name}: add it to ignore_startup_parameters in pgbouncer.ini`;
}
