// Installs: one per brand and website, cached on the hot path (decisions 2, "Reading from memory").
import type { SessionMode } from '@service/protocol';

export interface Install {
  /** The store's internal number: short, never exposed, first part of every dedupe key. */
  number: number;
  /** The public install ID (Spec 2.1). */
  id: string;
  brandId: string;
  /** Distinguishes the installs of a brand for people; `null` if it has no name. */
  name: string | null;
  mode: SessionMode;
  /** Normalized origins, or `null` if any valid origin may report (Spec 2.2). */
  reportingOrigins: string[] | null;
  /** Normalized origins for identity exchange, or `null` (Spec 2.2). */
  allowedOrigins: string[] | null;
  /** Hosts that only forward visitors, such as payment pages (decisions 9). */
  referralExclusions: string[];
  active: boolean;
  /** Raising it revokes every session of the install (decisions 2). */
  sessionEpoch: number;
  createdAt: number;
}

export interface InstallChange {
  name?: string | null;
  active?: boolean;
  reportingOrigins?: string[] | null;
  allowedOrigins?: string[] | null;
  referralExclusions?: string[];
  /** Adds one to the epoch. */
  revokeSessions?: boolean;
}

/** Whether an install has sent each kind of record, at least within the last 90 days (decisions 12, dedupe keys). */
export interface Received {
  session: boolean;
  action: boolean;
  serverEvent: boolean;
}

export interface InstallStore {
  /** An existing id keeps its record: the result is then the existing install. */
  createInstall(install: Omit<Install, 'number'>): Promise<Install>;
  /** `undefined` if there is no such install. */
  updateInstall(id: string, change: InstallChange): Promise<Install | undefined>;
  findInstall(id: string): Promise<Install | undefined>;
  /** By {@link Install.number}. */
  findInstallByNumber(number: number): Promise<Install | undefined>;
  /** In the order of creation. */
  listInstalls(brandId?: string): Promise<Install[]>;
  /** For every install of a brand, by its id. */
  receivedBy(brandId: string): Promise<Map<string, Received>>;
}

/**
 * How serving processes learn of changes by others. Every change to an install, token or connection raises the
 * configuration version in its own transaction.
 */
export interface ChangeFeed {
  version(): Promise<number>;
  /** Announces the version that a serving process has applied. */
  announce(node: { id: string; version: number; seenAt: number }): Promise<void>;
  withdraw(nodeId: string): Promise<void>;
  /** Serving processes seen since `seenSince` (ms) that have applied an older version than `version`. */
  nodesBehind(version: number, seenSince: number): Promise<number>;
  /**
   * Calls `onChange` when something may have changed, if the store supports it; callers that must not miss a change
   * also poll the version. Returns a function that unsubscribes.
   */
  listen(onChange: () => void): () => Promise<void>;
}
