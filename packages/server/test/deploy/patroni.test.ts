// The configuration of deploy/patroni. `npm run chaos -- patroni` runs servers with it.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { patroniConfiguration } from '../chaos/patroni/patroni-configuration.ts';

const ADDRESSES = { name: 'db2', port: 5001, apiPort: 5002, etcdPort: 5003 };

it('the Patroni example makes each commit wait for a standby, and has a valid lease', () => {
  const configuration = parse(patroniConfiguration(ADDRESSES, '/data/db2'));
  expect(JSON.stringify(configuration)).not.toContain('.internal');
  const { name, postgresql, bootstrap, watchdog } = configuration;
  expect([name, postgresql.connect_address, watchdog.mode]).toEqual(['db2', '127.0.0.1:5001', 'off']);
  const { ttl, loop_wait, retry_timeout, ...settings } = bootstrap.dcs;
  expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout);
  expect(settings).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
});
