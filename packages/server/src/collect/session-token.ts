// Session tokens that any process verifies without reading the store (Spec 2.1, 5; decisions 2 "Session token"). Pure.
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { SESSION_SECONDS, SESSION_TOKEN_PREFIX, type SessionMode } from '@service/protocol';
import { createBoundedCache } from '../kernel/bounded-cache.ts';
import { ok, type Result, refused } from '../kernel/result.ts';

/** The contents of a token. */
export interface SessionClaims {
  visitorId: string;
  mode: SessionMode;
  /** {@link Install.sessionEpoch} when it was issued. */
  epoch: number;
  /** Milliseconds since 1970. */
  issuedAt: number;
}

/** The context that a token is bound to without containing it: it verifies only there. */
interface SessionBinding {
  installId: string;
  origin: string;
}

type TokenFault = 'malformed' | 'forged' | 'expired' | 'issued_in_future';

export interface SessionTokens {
  issue(claims: SessionClaims, binding: SessionBinding): string;
  /** `now` in milliseconds since 1970. The caller must compare the epoch. */
  verify(token: string, binding: SessionBinding, now: number): Result<SessionClaims, TokenFault>;
}

const VERSION = 1;
const MODES: readonly SessionMode[] = ['measurement', 'shadow'];
/** Version, mode, epoch (4 bytes), issued (6 bytes); the visitor ID follows. */
const HEAD_BYTES = 12;
const MAC_BYTES = 32;
const MAX_TOKEN_LENGTH = 256;
/** About 5 MB. Tokens, install IDs and origins contain no space, so no two calls share a key. */
const MAX_REMEMBERED = 10_000;
const LIFETIME_MS = SESSION_SECONDS * 1000;
/** Clocks of several nodes differ (decisions 2). */
const CLOCK_SKEW_MS = 5000;

/** `secrets` come from the settings: the first signs, all verify. */
export function createSessionTokens(secrets: readonly string[]): SessionTokens {
  const keys = secrets.map(deriveKey);
  const [signingKey] = keys;
  if (signingKey === undefined) throw new Error('session tokens need at least one secret');
  // A page sends many actions with one token. Only the result of the signature check is cached; time is checked on each
  // call.
  const genuine = createBoundedCache<SessionClaims>(MAX_REMEMBERED);

  return {
    issue(claims, binding) {
      const payload = writeClaims(claims);
      const mac = authenticate(signingKey, binding, payload);
      return SESSION_TOKEN_PREFIX + Buffer.concat([payload, mac]).toString('base64url');
    },
    verify(token, binding, now) {
      const call = `${token} ${binding.installId} ${binding.origin}`;
      const known = genuine.get(call);
      if (known !== undefined) return checkTime(known, now);
      const bytes = decode(token);
      if (bytes === undefined) return refused('malformed');
      const payload = bytes.subarray(0, -MAC_BYTES);
      const mac = bytes.subarray(-MAC_BYTES);
      const isGenuine = keys.some((key) => timingSafeEqual(authenticate(key, binding, payload), mac));
      if (!isGenuine) return refused('forged');
      const claims = readClaims(payload);
      if (claims !== undefined) genuine.set(call, claims);
      return checkTime(claims, now);
    },
  };
}

const deriveKey = (secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'service session token', MAC_BYTES)));

/** The bound values precede the rest, each with its length, so that no two bindings produce the same bytes. */
function authenticate(key: KeyObject, { installId, origin }: SessionBinding, payload: Buffer): Buffer {
  const hmac = createHmac('sha256', key);
  hmac.update(`${Buffer.byteLength(installId)}:${installId}${Buffer.byteLength(origin)}:${origin}`);
  return hmac.update(payload).digest();
}

function writeClaims({ visitorId, mode, epoch, issuedAt }: SessionClaims): Buffer {
  const payload = Buffer.alloc(HEAD_BYTES + visitorId.length);
  payload.writeUInt8(VERSION, 0);
  payload.writeUInt8(MODES.indexOf(mode), 1);
  payload.writeUInt32BE(epoch, 2);
  payload.writeUIntBE(issuedAt, 6, 6);
  payload.write(visitorId, HEAD_BYTES, 'latin1');
  return payload;
}

function readClaims(payload: Buffer): SessionClaims | undefined {
  const mode = MODES[payload.readUInt8(1)];
  if (payload.readUInt8(0) !== VERSION || mode === undefined) return undefined;
  return {
    mode,
    epoch: payload.readUInt32BE(2),
    issuedAt: payload.readUIntBE(6, 6),
    visitorId: payload.toString('latin1', HEAD_BYTES),
  };
}

/** The bytes of a token; base64url can spell the same bytes in several ways, and only the canonical one is accepted. */
function decode(token: string): Buffer | undefined {
  if (!token.startsWith(SESSION_TOKEN_PREFIX) || token.length > MAX_TOKEN_LENGTH) return undefined;
  const text = token.slice(SESSION_TOKEN_PREFIX.length);
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length > HEAD_BYTES + MAC_BYTES && bytes.toString('base64url') === text ? bytes : undefined;
}

function checkTime(claims: SessionClaims | undefined, now: number): Result<SessionClaims, TokenFault> {
  if (claims === undefined) return refused('malformed');
  if (claims.issuedAt > now + CLOCK_SKEW_MS) return refused('issued_in_future');
  return now < claims.issuedAt + LIFETIME_MS ? ok(claims) : refused('expired');
}
