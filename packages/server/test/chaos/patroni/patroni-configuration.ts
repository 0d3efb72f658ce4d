// The configuration of deploy/patroni for one of several nodes on this machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NodeAddresses {
  name: string;
  /** Of PostgreSQL. */
  port: number;
  /** Of Patroni's REST API. */
  apiPort: number;
  etcdPort: number;
}

const EXAMPLE = new URL('../../../../../deploy/patroni/patroni.yaml', import.meta.url);

export const SUPERUSER = { user: 'postgres', password: 'SUPERUSER_PASSWORD' };

/** Throws if the example lacks one of the lines that depend on the machine. */
export function patroniConfiguration({ name, port, apiPort, etcdPort }: NodeAddresses, directory: string): string {
  const replacements: readonly (readonly [from: string, to: string])[] = [
    ['name: db1\n', `name: ${name}\n`],
    ['0.0.0.0:8008', `127.0.0.1:${apiPort}`],
    ['db1.internal:8008', `127.0.0.1:${apiPort}`],
    ['etcd1.internal:2379,etcd2.internal:2379,etcd3.internal:2379', `127.0.0.1:${etcdPort}`],
    ['0.0.0.0:5432', `127.0.0.1:${port}`],
    ['db1.internal:5432', `127.0.0.1:${port}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/lib/postgresql/patroni\n', `${join(directory, 'data')}\n`],
    ['/var/lib/postgresql/patroni.pgpass', join(directory, 'pgpass')],
    ['/var/run/postgresql', directory],
    // A watchdog would restart this machine when the scenario kills Patroni.
    ['mode: automatic', 'mode: "off"'],
  ];
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/patroni/patroni.yaml has no "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(EXAMPLE, 'utf8'),
  );
}
