import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecoveringConnection } from './recovering-connection.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kept-'));
  path = join(directory, 'service.db');
  writeFileSync(path, '');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function keeping() {
  const events: string[] = [];
  const kept = createRecoveringConnection(path, () => {
    events.push('opened');
    return { abandon: () => void events.push('closed') };
  });
  const ask = (errcode?: number) =>
    kept.handle(() => {
      kept.open();
      if (errcode !== undefined) throw Object.assign(new Error('fault'), { errcode });
    });
  return { events, kept, ask };
}

describe('the connection of a thread', () => {
  it.each([
    ['READONLY', 8],
    ['READONLY_CANTLOCK', 8 | (2 << 8)],
    ['IOERR', 10],
    ['CORRUPT', 11],
    ['CANTOPEN', 14],
    ['NOTADB', 26],
  ])('is reopened by the next request after a lasting fault: %s', (_, code) => {
    const { events, kept, ask } = keeping();
    expect(() => ask(code)).toThrow('fault');
    expect([events, kept.wasDropped()]).toEqual([['opened', 'closed'], true]);
    ask();
    expect([events, kept.wasDropped()]).toEqual([['opened', 'closed', 'opened'], false]);
  });

  it.each([
    ['BUSY', 5],
    ['FULL', 13],
    ['CONSTRAINT', 19],
  ])('continues after %s', (_, code) => {
    const { events, kept, ask } = keeping();
    expect(() => ask(code)).toThrow('fault');
    ask();
    expect([events, kept.wasDropped()]).toEqual([['opened'], false]);
  });

  it('is closed after a request that recorded a fault, even on success', () => {
    const { events, kept } = keeping();
    kept.handle(() => {
      kept.open();
      kept.noteFault({ message: 'fault', sqlite: 8 });
      expect(events).toEqual(['opened']);
    });
    expect(events).toEqual(['opened', 'closed']);
  });

  it('stays open while its file, perhaps the only copy, is moved away', () => {
    const { events, ask } = keeping();
    ask();
    renameSync(path, `${path}.away`);
    expect(() => ask(8)).toThrow('fault');
    expect(events).toEqual(['opened']);
  });

  it('is not reopened on a different file', () => {
    const { events, ask } = keeping();
    expect(() => ask(8)).toThrow('fault');
    rmSync(path);
    expect(() => ask()).toThrow('were moved, removed or replaced');
    expect(events).toEqual(['opened', 'closed']);
  });
});
