// What server events need from a store. A promise resolves only when the record is durable (decisions 4).
import type { Receipt } from '@service/protocol/schemas';

/** A server event connection: an install has at most one. */
export interface Connection {
  /** The store's own number: short, never shown, first part of every dedupe key. */
  number: number;
  /** UUID, accepted in the path beside the install ID. */
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
  /** Put before those there are. */
  addSecret?: string;
  /** Only the newest stays, the added one if there is one. */
  dropOldSecrets?: boolean;
}

export interface ConnectionStore {
  /** `taken` if the install has a connection already. */
  createConnection(
    connection: Omit<Connection, 'number' | 'brandId' | 'tenantId'>,
  ): Promise<Connection | 'taken' | 'no_install'>;
  updateConnection(id: string, change: ConnectionChange): Promise<Connection | undefined>;
  findConnection(id: string): Promise<Connection | undefined>;
  findConnectionOfInstall(installId: string): Promise<Connection | undefined>;
  listConnections(installId?: string): Promise<Connection[]>;
}

export interface NewServerEvent {
  /** {@link Connection.number}. */
  connection: number;
  webhookId: string;
  eventId: string;
  /** Text whose keyed hash says whether a repeat is unchanged: endpoint and canonical body. */
  fingerprint: string;
  handle: string;
  status: 'test' | 'confirmed' | 'reversed';
  /** As it was sent; exported unchanged. */
  occurredAtText: string;
  /** Milliseconds since 1970. */
  occurredAt: number;
  subjectType: string;
  subjectId: string;
  visitorId: string | null;
  receivedAt: number;
  /** The receipt it gets if it is the first. */
  receiptId: string;
}

/** `conflict`: one of the ids is bound to another body; nothing was stored or bound. */
export type EventRecorded = { outcome: 'stored' | 'duplicate'; receiptId: string } | { outcome: 'conflict' };

export interface ServerEventStore {
  /** Throws `UnavailableError` if the store is full, failing or closing; then nothing was promised. */
  recordServerEvent(event: NewServerEvent): Promise<EventRecorded>;
  /** The receipt of this connection, or `undefined`. */
  findReceipt(connection: Connection, receiptId: string): Promise<Receipt | undefined>;
}
