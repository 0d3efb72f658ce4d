import { describe, expect, it, vi } from 'vitest';
import { type ConnectedAppsDeps, disconnectApp, listConnectedApps, recordAppUse } from './connected-apps.ts';
import { accountIdOf } from './member-account.ts';
import type { Artifact } from './ports.ts';
import { keyOf } from './stored-artifacts.ts';

const clock = { now: () => Date.UTC(2027, 0, 15) };
const person = { userId: 'u1', email: 'ada@example.com', memberships: [{ tenantId: 't1', role: 'member' as const }] };
const grantsOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `grant ${i}`);

/** The apps of the person, in memory. Those whose grant has ended were recorded late. */
async function scene({ live, ended = [] }: { live: readonly string[]; ended?: readonly string[] }) {
  const artifacts: Artifact[] = [];
  const oauth = {
    putArtifact: async (artifact: Artifact) => void artifacts.push(artifact),
    listArtifacts: async (kinds: readonly string[], _now: number, limit: number) =>
      artifacts.filter(({ kind }) => kinds.includes(kind)).slice(0, limit),
    findArtifacts: async (kinds: readonly string[], keys: readonly Uint8Array[]) =>
      artifacts.filter(({ kind, key }) => kinds.includes(kind) && keys.some((one) => Buffer.from(one).equals(key))),
    findClient: async () => undefined,
    dropArtifact: vi.fn(),
    dropGranted: vi.fn(),
  };
  for (const grantId of [...live, ...ended]) {
    const token = { accountId: accountIdOf({ tenantId: 't1', userId: 'u1' }), clientId: 'app', grantId };
    await recordAppUse({ oauth, clock }, token, clock.now() + 1);
  }
  for (const grantId of live) {
    artifacts.push({ kind: 'Grant', key: keyOf(grantId), payload: '{}', grantId, expiresAt: 1, consumedAt: null });
  }
  const deps: ConnectedAppsDeps = { oauth, users: { listMembers: vi.fn() }, clock };
  return { list: () => listConnectedApps(deps)(person), disconnect: disconnectApp(deps), oauth };
}

const idOf = (grantId: string): string => Buffer.from(keyOf(grantId)).toString('base64url');

describe('connected apps', () => {
  it('whose grant has ended are neither listed nor found', async () => {
    const { list, disconnect, oauth } = await scene({ live: ['kept'], ended: ['gone'] });
    expect((await list()).map(({ id }) => id)).toEqual([idOf('kept')]);
    await expect(disconnect(person, idOf('gone'))).rejects.toMatchObject({ code: 'not_found' });
    expect(oauth.dropGranted).not.toHaveBeenCalled();
    await disconnect(person, idOf('kept'));
    expect(oauth.dropGranted).toHaveBeenCalledWith('kept');
  });

  it('are listed up to 500 for each member', async () => {
    const { list } = await scene({ live: grantsOf(501) });
    expect(await list()).toHaveLength(500);
  });
});
