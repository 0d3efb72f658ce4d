import { describe, expect, it } from 'vitest';
import { channelOf } from './channel.ts';
import { CHANNEL_DATA } from './channel-data.ts';

const page = 'https://shop.example/';
const own = { origins: [], excludedHosts: [] };
const referred = (host: string) => channelOf({ page, source: null, referrer: `https://${host}/` }, own);
const tagged = (source: string) => channelOf({ page, source, referrer: null }, own);

describe('every line of the channel data', () => {
  const { ai, search, social, excluded } = CHANNEL_DATA;
  const lists = [
    ...Object.entries(ai).map(([engine, list]) => [`ai:${engine}`, list] as const),
    ['search', search] as const,
    ['social', social] as const,
  ];

  it.each(lists)('counts as %s', (channel, { hosts, sources }) => {
    for (const host of hosts) {
      expect([host, referred(host), referred(`any.${host}`)]).toEqual([host, channel, channel]);
      expect([host, tagged(host)]).toEqual([host, channel]);
    }
    for (const source of sources) expect([source, tagged(source)]).toEqual([source, channel]);
  });

  it('is a bare lowercase host or tag, on only one list', () => {
    const hosts = [...lists.flatMap(([, list]) => list.hosts), ...excluded];
    const sources = lists.flatMap(([, list]) => list.sources);
    for (const host of hosts) expect(new URL(`https://${host}`).hostname).toBe(host);
    for (const source of sources) expect(source).toBe(source.trim().toLowerCase());
    for (const host of excluded) expect([host, referred(host)]).toEqual([host, 'direct']);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(new Set(sources).size).toBe(sources.length);
  });
});
