// The ports of server events. A promise resolves only when the record is durable (decisions 4).
import type { Receipt, ServerEventStatus } from '@service/protocol/schemas';
import type { Recorded } from '../kernel/result.ts';

/** A server event connection: an install has at most one. */
export interface Connection {
  /** The store's internal number: short, never exposed, first part of every dedupe key. */
  number: number;
  /** UUID, accepted in the path like the install ID. */
  id: string;
  installId: string;
  brandId: string;
  tenantId: string;
  /** Allowed event handles. */
  handles: string[];
  /** The handle of the preconfigured endpoint, or `null`. */
  preconfigured: string | null;
  reversals: boolean;
  /** Standard Webhooks secrets (`whsec_...`), newest first; empty: not signed. */
  signingSecrets: string[];
  createdAt: number;
}

export interface ConnectionChange {
  handles?: string[];
  preconfigured?: string | null;
  reversals?: boolean;
  /** Placed before the existing ones. */
  addSecret?: string;
  /** Keeps only the newest secret, including an added one. */
  dropOldSecrets?: boolean;
}

export interface ConnectionStore {
  /** `taken` if the install already has a connection. */
  createConnection(
    connection: Omit<Connection, 'number' | 'brandId' | 'tenantId'>,
  ): Promise<Connection | 'taken' | 'no_install'>;
  updateConnection(id: string, change: ConnectionChange): Promise<Connection | undefined>;
  findConnection(id: string): Promise<Connection | undefined>;
  findConnectionOfInstall(installId: string): Promise<Connection | undefined>;
  listConnections(installId?: string): Promise<Connection[]>;
  /** Of all installs of a brand, by the id of the install. */
  connectionsOfBrand(brandId: string): Promise<Map<string, Connection>>;
}

export interface NewServerEvent {
  /** {@link Connection.number}. */
  connection: number;
  webhookId: string;
  eventId: string;
  /** Text whose keyed hash shows whether a repeat is unchanged: endpoint and canonical body. */
  fingerprint: string;
  handle: string;
  status: ServerEventStatus;
  /** As sent; exported unchanged. */
  occurredAtText: string;
  /** Milliseconds since 1970. */
  occurredAt: number;
  subjectType: string;
  subjectId: string;
  visitorId: string | null;
  receivedAt: number;
  /** The receipt assigned if this is the first. */
  receiptId: string;
}

export interface ServerEventStore {
  /**
   * `conflict`: one of the ids belongs to another body; nothing was stored. Throws `UnavailableError` if the store is full,
   * failing or closing; then nothing was accepted.
   */
  recordServerEvent(event: NewServerEvent): Promise<Recorded>;
  /** The receipt of this connection, or `undefined`. */
  findReceipt(connection: Connection, receiptId: string): Promise<Receipt | undefined>;
}
