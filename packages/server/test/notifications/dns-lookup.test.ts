// The lookup of names that users choose, against real DNS servers on loopback.
import { createSocket } from 'node:dgram';
import { type LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createDnsLookup, type DnsLookupOptions } from '../../src/channels/webhook/dns-lookup.ts';

type Records = Readonly<Record<string, { 1?: number[]; 28?: number[] }>>;

/** Answers queries for an A (1) or AAAA (28) record (RFC 1035, section 4); without records it is silent. @param isSilent by type */
async function startDns(records?: Records, isSilent = (_type: number): boolean => false) {
  const socket = createSocket('udp4');
  let queries = 0;
  socket.on('message', (query, peer) => {
    queries++;
    if (!records) return;
    const [name, end] = nameIn(query);
    const type = query.readUInt16BE(end);
    if (isSilent(type)) return;
    const data = records[name]?.[type === 28 ? 28 : 1];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(records[name] ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(data ? 1 : 0, 6);
    header.fill(0, 8);
    const answer = data ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 9, 0, data.length, ...data] : [];
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), Buffer.from(answer)]), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    queries: () => queries,
    [Symbol.asyncDispose]: () => promisify(socket.close.bind(socket))(),
  };
}

/** The name of the question, and where it ends. */
function nameIn(query: Buffer): [name: string, end: number] {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const length = query[at] ?? 0;
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return [labels.join('.'), at + 1];
}

const find = (options: DnsLookupOptions, name: string, family: 0 | 4 | 6 = 0) =>
  new Promise<LookupAddress[]>((resolve, reject) => {
    createDnsLookup(options)(name, { all: true, family }, (error, found = []) =>
      error ? reject(error) : resolve(found),
    );
  });

describe('a name that a user chose', () => {
  it('has the IPv4 and IPv6 addresses of the DNS server', async () => {
    const ipv6 = [0x20, 1, 0xd, 0xb8, ...Array<number>(11).fill(0), 1];
    await using dns = await startDns({
      'both.example': { 1: [192, 0, 2, 1], 28: ipv6 },
      'old.example': { 1: [192, 0, 2, 2] },
    });
    const servers = [dns.server];
    const [four, six] = [
      { address: '192.0.2.1', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ];
    expect(await find({ servers }, 'both.example')).toEqual([four, six]);
    expect(await find({ servers }, 'both.example', 6)).toEqual([six]);
    expect(await find({ servers }, 'old.example')).toEqual([{ address: '192.0.2.2', family: 4 }]);
    await expect(find({ servers }, 'unknown.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(await find({ servers }, 'localhost')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  it('has its IPv4 addresses soon if the server never answers queries for IPv6', async () => {
    await using dns = await startDns({ 'old.example': { 1: [192, 0, 2, 2] } }, (type) => type === 28);
    const found = await find({ servers: [dns.server], timeoutMs: 60_000 }, 'old.example');
    expect(found).toEqual([{ address: '192.0.2.2', family: 4 }]);
  });

  it('that no server answers does not delay the lookups of the service', async () => {
    await using dns = await startDns();
    const options = { servers: [dns.server], timeoutMs: 300 };
    let isOver = false;
    const slow = Array.from({ length: 50 }, (_, i) => find(options, `${i}.slow.example`));
    const over = Promise.allSettled(slow).then((settled) => {
      isOver = true;
      return settled;
    });
    await promisify(lookup)('localhost');
    expect(isOver).toBe(false);
    for (const { status } of await over) expect(status).toBe('rejected');
    expect(dns.queries()).toBeGreaterThanOrEqual(100);
  });
});
