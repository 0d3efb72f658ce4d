import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseStoreLocation } from './store-location.ts';

describe('the location of a store', () => {
  it.each(['./data/service.db', 'service.db', '/var/lib/service.db', 'file:odd?mode=ro', 'with space.db'])(
    'is the file %j',
    (path) => {
      expect(parseStoreLocation(`sqlite:${path}`)).toEqual({
        ok: true,
        value: { engine: 'sqlite', path: resolve(path), place: resolve(path) },
      });
    },
  );

  it.each([
    ['postgres://host/db', 'postgres://host/db'],
    ['postgresql://user:secret@host:6432/db?sslmode=verify-full', 'postgres://user@host:6432/db'],
    ['postgres:///db?host=/run/postgresql&password=secret', 'postgres:///db'],
    ['postgres://user:se%40cret@host/db', 'postgres://user@host/db'],
  ])('is the database %j, displayed as %j', (url, place) => {
    expect(parseStoreLocation(url)).toEqual({ ok: true, value: { engine: 'postgres', urls: [url], place } });
  });

  it('is a database with several servers', () => {
    const servers = 'postgres://user:se,c@a.example,b.example:6432,[::1]:5433/db?sslmode=require';
    expect(parseStoreLocation(servers)).toEqual({
      ok: true,
      value: {
        engine: 'postgres',
        urls: [
          'postgres://user:se,c@a.example/db?sslmode=require',
          'postgres://user:se,c@b.example:6432/db?sslmode=require',
          'postgres://user:se,c@[::1]:5433/db?sslmode=require',
        ],
        place: 'postgres://user@a.example,b.example:6432,[::1]:5433/db',
      },
    });
  });

  it.each([
    'postgres://',
    'postgres://user:secret@host',
    'postgres:db',
    'postgres://user:secret@host:port/db',
    'postgres://user:secret@host,/db',
  ])('is not %j, and the message reveals no password', (text) => {
    const reason = expect.not.stringContaining('secret');
    expect(parseStoreLocation(text)).toEqual({ ok: false, reason });
  });

  it.each(['', 'service.db', 'mysql://host/db', 'sqlite:', 'sqlite:./data/', 'sqlite::memory:', 'SQLITE:a.db'])(
    'is not %j',
    (text) => {
      expect(parseStoreLocation(text)).toEqual({ ok: false, reason: expect.stringMatching(/^(must|does not name)/) });
    },
  );
});
