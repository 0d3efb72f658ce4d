// What the authorization server of `/mcp` needs from outside (decisions 11).
import type { Membership } from '../accounts/index.ts';

/**
 * A code, token, grant or pending request. The text by which clients name it is a credential, so only its SHA-256 is
 * kept.
 */
export interface Artifact {
  kind: string;
  /** SHA-256 of its name. */
  key: Uint8Array;
  /** JSON. */
  payload: string;
  /** Of tokens and codes: the grant with which they end. */
  grantId: string | null;
  /** Milliseconds since 1970; goes some time later. */
  expiresAt: number;
  /** When it was used up; what is used once stays until it expires, so that a second use is noticed. */
  consumedAt: number | null;
}

export interface RegisteredClient {
  id: string;
  /** JSON. */
  metadata: string;
  createdAt: number;
}

/** How many may wait for their first use, and how long clients are kept; times are milliseconds since 1970. */
export interface ClientBounds {
  maxUnused: number;
  /** Where there are that many, one from before this time makes room. */
  replaceableBefore: number;
}

/** Clients from before these times are gone. */
export interface ClientAges {
  unusedBefore: number;
  usedBefore: number;
}

/** A signing key, sealed with the server's secret. */
export interface SealedKey {
  /** Which stretch of time it is for; there is one key for each. */
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
  /** False if it was used up before, or is not there: of two at once, one is first. */
  consumeArtifact(kind: string, key: Uint8Array, at: number): Promise<boolean>;
  dropArtifact(kind: string, key: Uint8Array): Promise<void>;
  /** Drops all codes and tokens of a grant. */
  dropGranted(grantId: string): Promise<void>;
  /** Drops at most so many artifacts that expired before this time; gives how many there were. */
  dropExpired(before: number, limit: number): Promise<number>;

  /** False if too many wait for their first use and none of them makes room. */
  addClient(client: RegisteredClient, bounds: ClientBounds): Promise<boolean>;
  findClient(id: string, ages: ClientAges): Promise<RegisteredClient | undefined>;
  /** Notes a use. */
  touchClient(id: string, at: number): Promise<void>;
  dropClients(ages: ClientAges): Promise<number>;

  /** The newest first. */
  listKeys(): Promise<SealedKey[]>;
  /** Leaves the key that is there for its period, unless that is the one to replace. */
  putKey(key: SealedKey, replaced?: Uint8Array): Promise<void>;
  /** Drops keys of earlier periods. */
  dropKeys(beforePeriod: number): Promise<void>;
}

/** Who is signed in with a browser. */
export interface SignedIn {
  userId: string;
  email: string;
  memberships: readonly Membership[];
}

/** Fetches a client's metadata document: https, public addresses and small answers only; follows no redirect. */
export type FetchDocument = (url: string, signal: AbortSignal | undefined) => Promise<Response>;
