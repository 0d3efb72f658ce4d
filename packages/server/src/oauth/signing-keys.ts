// The keys that sign access tokens: one per 30 days, the same for every process, stored encrypted.
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { z } from 'zod';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DAY_MS } from '../kernel/day.ts';
import type { OAuthStore, SealedKey } from './ports.ts';
import { derivedKey, seal, unseal } from './sealed-key.ts';

export const SIGNING_ALGORITHM = 'ES256';

export interface SigningKeys {
  /** Changes with the keys or the signer. */
  version: string;
  /** Which of them signs. */
  signer: string;
  /** Private; the newest first. */
  keys: readonly JWK[];
}

export interface SigningKeysDeps {
  store: Pick<OAuthStore, 'listKeys' | 'putKey'>;
  /** The first seals; any of them can open. */
  secrets: readonly string[];
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'bytes'>;
}

export interface SigningKeyring {
  /** Creates the key of the current period if it is missing. */
  read(): Promise<SigningKeys>;
  /** Reloads, to find the key of this name if there is one. */
  readFor(kid: string): Promise<SigningKeys>;
}

export const KEY_PERIOD_MS = 30 * DAY_MS;
/** Every process reloads this often. */
const LOOK_MS = 60_000;
/** Unknown key names trigger a reload at most this often. */
const LOOK_FOR_MS = 1000;
/** A new key signs once every process has seen it. */
const KNOWN_AFTER_MS = 2 * LOOK_MS;
const IV_BYTES = 12;

export const periodOf = (now: number): number => Math.floor(now / KEY_PERIOD_MS);

const jwkSchema = z.looseObject({ kid: z.string(), kty: z.literal('EC') });

export function createSigningKeyring(deps: SigningKeysDeps): SigningKeyring {
  const { store, secrets, clock, ids } = deps;
  const sealers = secrets.map((secret) => derivedKey(secret, 'signing keys'));
  let last: { keys: SigningKeys; at: number } | undefined;

  async function makeKey(period: number, replaced?: Uint8Array): Promise<void> {
    const [sealer] = sealers;
    if (!sealer) throw new Error('there is no secret');
    const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const jwk = await exportJWK(privateKey);
    const named = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: SIGNING_ALGORITHM, use: 'sig' };
    const sealed = seal(sealer, JSON.stringify(named), ids.bytes(IV_BYTES));
    await store.putKey({ period, sealed, createdAt: clock.now() }, replaced);
  }

  /** A key that no configured secret opens is replaced: it can no longer sign. */
  async function openKeys(): Promise<OpenKey[]> {
    const period = periodOf(clock.now());
    const opened = await open(store, sealers);
    if (opened.keys.some((key) => key.period === period)) return opened.keys;
    await makeKey(period, opened.shut.find((key) => key.period === period)?.sealed);
    return (await open(store, sealers)).keys;
  }

  async function read(maxAgeMs: number): Promise<SigningKeys> {
    const now = clock.now();
    if (last && now - last.at >= 0 && now - last.at < maxAgeMs) return last.keys;
    const keys = signingKeys(await openKeys(), now);
    last = { keys, at: now };
    return keys;
  }

  return {
    read: () => read(LOOK_MS),
    async readFor(kid) {
      const keys = await read(LOOK_MS);
      return keys.keys.some((key) => key.kid === kid) ? keys : read(LOOK_FOR_MS);
    },
  };
}

interface OpenKey {
  period: number;
  createdAt: number;
  jwk: JWK & { kid: string };
}

async function open(store: Pick<OAuthStore, 'listKeys'>, sealers: readonly Uint8Array[]) {
  const keys: OpenKey[] = [];
  const shut: SealedKey[] = [];
  for (const key of await store.listKeys()) {
    const text = unseal(sealers, key.sealed);
    if (text === undefined) shut.push(key);
    else keys.push({ period: key.period, createdAt: key.createdAt, jwk: jwkSchema.parse(JSON.parse(text)) });
  }
  return { keys, shut };
}

/** If no key is known to all processes yet, most know the oldest. */
function signingKeys(opened: readonly OpenKey[], now: number): SigningKeys {
  const signer = opened.find(({ createdAt }) => createdAt <= now - KNOWN_AFTER_MS) ?? opened.at(-1);
  if (!signer) throw new Error('the store contains no signing key');
  const keys = opened.map(({ jwk }) => jwk);
  return { keys, signer: signer.jwk.kid, version: [signer.jwk.kid, ...keys.map(({ kid }) => kid)].join(' ') };
}
