// The ports of the authorization server of `/mcp` (decisions 11).
import type { Membership } from '../accounts/index.ts';

/** A code, token, grant or pending request. Its name is a credential, so only the SHA-256 is stored. */
export interface Artifact {
  kind: string;
  /** SHA-256 of its name. */
  key: Uint8Array;
  /** JSON. */
  payload: string;
  /** For tokens and codes: the grant that they belong to; they end when it does. */
  grantId: string | null;
  /** Milliseconds since 1970; deleted some time later. */
  expiresAt: number;
  /** When it was used; a used one stays until it expires, so that a second use is detected. */
  consumedAt: number | null;
}

export interface RegisteredClient {
  id: string;
  /** JSON. */
  metadata: string;
  createdAt: number;
}

/**
 * The number of clients that may wait for their first use, and how long clients are kept; times are milliseconds since
 * 1970.
 */
export interface ClientBounds {
  maxUnused: number;
  /** At that number, a client registered before this time is dropped. */
  replaceableBefore: number;
}

/** Clients registered before `unusedBefore` and never used, or last used before `usedBefore`, are deleted. */
export interface ClientAges {
  unusedBefore: number;
  usedBefore: number;
}

/** A signing key, sealed with the server's secret. */
export interface SealedKey {
  /** The period that it signs in; there is one key per period. */
  period: number;
  sealed: Uint8Array;
  createdAt: number;
}

export interface OAuthStore {
  /** Replaces one of the same kind and key. */
  putArtifact(artifact: Artifact): Promise<void>;
  /**
   * Keeps an existing one of the same kind and key. Returns the one that is kept: concurrent callers all get the same.
   */
  addArtifact(artifact: Artifact): Promise<Artifact>;
  findArtifact(kind: string, key: Uint8Array): Promise<Artifact | undefined>;
  /** Those of any of these kinds and keys, in no order. */
  findArtifacts(kinds: readonly string[], keys: readonly Uint8Array[]): Promise<Artifact[]>;
  /**
   * Those of any of these kinds that have not expired, at most `limit` of each kind; the newest first, by the time of
   * their expiry.
   */
  listArtifacts(kinds: readonly string[], now: number, limit: number): Promise<Artifact[]>;
  /** False if it is missing or already used: of concurrent calls, one wins. */
  consumeArtifact(kind: string, key: Uint8Array, at: number): Promise<boolean>;
  dropArtifact(kind: string, key: Uint8Array): Promise<void>;
  /** Deletes all codes and tokens of a grant. */
  dropGranted(grantId: string): Promise<void>;
  /** Deletes at most this many artifacts that expired before this time; returns how many. */
  dropExpired(before: number, limit: number): Promise<number>;

  /** False if too many wait for their first use and none can be dropped. */
  addClient(client: RegisteredClient, bounds: ClientBounds): Promise<boolean>;
  findClient(id: string, ages: ClientAges): Promise<RegisteredClient | undefined>;
  /** Records a use. */
  touchClient(id: string, at: number): Promise<void>;
  dropClients(ages: ClientAges): Promise<number>;

  /** Newest first. */
  listKeys(): Promise<SealedKey[]>;
  /** Keeps the existing key of its period, unless that is the one to replace. */
  putKey(key: SealedKey, replaced?: Uint8Array): Promise<void>;
  /** Deletes keys of earlier periods. */
  dropKeys(beforePeriod: number): Promise<void>;
}

/** The user signed in with a browser. */
export interface SignedIn {
  userId: string;
  email: string;
  memberships: readonly Membership[];
}

/** Fetches a client's metadata document: https, public addresses and small responses only; follows no redirect. */
export type FetchDocument = (url: string, signal: AbortSignal | undefined) => Promise<Response>;
