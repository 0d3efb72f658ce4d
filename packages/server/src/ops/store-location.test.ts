import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseStoreLocation } from './store-location.ts';

describe('the place of a store', () => {
  it.each(['./data/service.db', 'service.db', '/var/lib/service.db', 'file:odd?mode=ro', 'with space.db'])(
    'is the file %j',
    (path) => {
      expect(parseStoreLocation(`sqlite:${path}`)).toEqual({
        ok: true,
        value: { engine: 'sqlite', path: resolve(path) },
      });
    },
  );

  it.each(['', 'service.db', 'postgres://host/db', 'sqlite:', 'sqlite:./data/', 'sqlite::memory:', 'SQLITE:a.db'])(
    'is not %j',
    (text) => {
      expect(parseStoreLocation(text)).toEqual({ ok: false, reason: expect.stringMatching(/^(must|names)/) });
    },
  );
});
