import { describe, expect, it } from 'vitest';
import type { Install, InstallChange } from './ports.ts';
import { updateInstall } from './update-install.ts';

const INSTALL: Install = {
  number: 1,
  id: 'svc_pub_00000000000000000000000000000001',
  brandId: 'brand',
  name: null,
  mode: 'measurement',
  reportingOrigins: null,
  allowedOrigins: null,
  referralExclusions: [],
  active: true,
  sessionEpoch: 0,
  createdAt: 0,
};

/** A clock that advances on each pause, and serving processes that apply a change after this many milliseconds. */
function scene({ appliedAfterMs }: { appliedAfterMs: number }) {
  let now = 1_000_000;
  const start = now;
  const changes: InstallChange[] = [];
  const asked: { version: number; seenSince: number }[] = [];
  const update = updateInstall({
    clock: { now: () => now, monotonic: () => now },
    originRules: { dev: false },
    async pause(ms) {
      now += ms;
    },
    installs: {
      async updateInstall(id, change) {
        changes.push(change);
        return id === INSTALL.id ? INSTALL : undefined;
      },
    },
    changes: {
      version: async () => 7,
      async nodesBehind(version, seenSince) {
        asked.push({ version, seenSince });
        return now - start >= appliedAfterMs ? 0 : 1;
      },
    },
  });
  return { update, changes, asked, elapsed: () => now - start };
}

describe('a change of an install', () => {
  it('returns immediately if no process is serving', async () => {
    const { update, elapsed, asked } = scene({ appliedAfterMs: 0 });
    expect(await update({ id: INSTALL.id, active: false })).toBe(INSTALL);
    expect(elapsed()).toBe(0);
    expect(asked).toEqual([{ version: 7, seenSince: 995_000 }]);
  });

  it('returns once every serving process has applied it', async () => {
    const { update, elapsed } = scene({ appliedAfterMs: 1234 });
    await update({ id: INSTALL.id, revokeSessions: true });
    expect(elapsed()).toBe(1250);
  });

  it('returns after 5 s, once a silent process no longer uses its cache', async () => {
    const { update, elapsed } = scene({ appliedAfterMs: Number.POSITIVE_INFINITY });
    await update({ id: INSTALL.id, active: true });
    expect(elapsed()).toBe(5000);
  });

  it('saves normalized origins, or nothing if one is invalid', async () => {
    const { update, changes } = scene({ appliedAfterMs: 0 });
    await update({ id: INSTALL.id, reportingOrigins: ['https://Shop.Example/'], allowedOrigins: null });
    await expect(update({ id: INSTALL.id, reportingOrigins: ['shop.example'] })).rejects.toThrow(/must be scheme/);
    expect(changes).toEqual([{ reportingOrigins: ['https://shop.example'], allowedOrigins: null }]);
  });

  it('names the list with an invalid entry', async () => {
    const { update, changes } = scene({ appliedAfterMs: 0 });
    const faults: [InstallChange, string][] = [
      [{ reportingOrigins: ['x'] }, 'reporting_origins.0'],
      [{ allowedOrigins: ['x'] }, 'allowed_origins.0'],
      [{ referralExclusions: ['a b'] }, 'referral_exclusions.0'],
    ];
    for (const [change, path] of faults) {
      await expect(update({ id: INSTALL.id, ...change })).rejects.toMatchObject({ issues: [{ path }] });
    }
    expect(changes).toEqual([]);
  });

  it('saves normalized hosts that only forward visitors, and leaves other lists', async () => {
    const { update, changes } = scene({ appliedAfterMs: 0 });
    await update({ id: INSTALL.id, referralExclusions: ['Pay.Example'] });
    expect(changes).toEqual([{ referralExclusions: ['pay.example'] }]);
    expect(Object.keys(changes[0] ?? {})).toEqual(['referralExclusions']);
  });

  it('saves a name without spaces around it, and none that is empty, long or not printable', async () => {
    const { update, changes } = scene({ appliedAfterMs: 0 });
    await update({ id: INSTALL.id, name: ' Main site ' });
    await update({ id: INSTALL.id, name: null });
    for (const name of ['  ', 'x'.repeat(101), 'a\u202eb', 'a\nb']) {
      await expect(update({ id: INSTALL.id, name })).rejects.toMatchObject({ code: 'invalid_input' });
    }
    expect(changes).toEqual([{ name: 'Main site' }, { name: null }]);
  });

  it('of an unknown install is refused', async () => {
    const { update } = scene({ appliedAfterMs: 0 });
    await expect(update({ id: 'unknown', active: true })).rejects.toMatchObject({
      code: 'not_found',
      message: 'no such install: unknown',
    });
  });
});
