// The ports of notifications: domain events, an outbox, and senders.
import type { DomainEvent, DomainEventKind } from '../kernel/domain-events.ts';
import type { CountingFor, Unit } from '../plans/index.ts';

/** The events that are sent (decisions 10). */
export const NOTIFIED_KINDS = [
  'finding.opened',
  'finding.fixed',
  'scan.completed',
  'scan.failed',
  'visibility.changed',
  'quota.reached',
] as const satisfies readonly DomainEventKind[];
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

export type NotifiedEvent = Extract<DomainEvent, { kind: NotifiedKind }>;

export const CHANNELS = ['webhook', 'chat'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Target {
  id: string;
  brandId: string;
  channel: Channel;
  /** For a chat, the address itself is a secret. */
  url: string;
  /** Signs the requests to a webhook; `null` for a chat. */
  secret: string | null;
  kinds: readonly NotifiedKind[];
  /** Milliseconds since 1970, here and below. */
  createdAt: number;
  /** `null` while it is enabled. */
  disabledAt: number | null;
  /** A receiver disables itself when it answers 410 Gone. */
  disabledBy: 'receiver' | 'owner' | null;
}

/** The fields that decide whether a target receives an event. */
export interface TargetOfBrand extends Pick<Target, 'id' | 'brandId' | 'channel' | 'kinds'> {
  tenantId: string;
}

export interface NewDelivery {
  targetId: string;
  kind: NotifiedKind;
  /** The text that is sent. */
  body: string;
}

/** The effects of a domain event. */
export interface EventHandler {
  /** `undefined` if the event does not count against the plan. */
  unitOf(event: DomainEvent): Unit | undefined;
  countingFor: CountingFor;
  /** @param brandName the name of the event's brand, as people know it */
  deliveriesOf(event: DomainEvent, targets: readonly TargetOfBrand[], brandName: string): NewDelivery[];
  /** Creates the `webhook-id` of a delivery. */
  newId(): string;
  now(): number;
}

export interface DomainEventStore {
  /**
   * In one transaction, takes at most `limit` unhandled events, counts them, adds their deliveries to the outbox and marks
   * them as handled. Returns how many there were.
   */
  handleEvents(limit: number, handler: EventHandler): Promise<number>;
  /** Deletes events handled and deliveries delivered before one time, and deliveries parked before another. */
  forget(before: { done: number; parked: number }): Promise<void>;
}

export interface Delivery {
  /** The `webhook-id`. */
  id: string;
  kind: string;
  body: string;
  /** When the 24 hours of retries started. */
  since: number;
  /** Attempts since then. */
  tries: number;
}

export interface DueDelivery extends Delivery {
  target: Target;
  tenantId: string;
}

export interface ParkedDelivery {
  id: string;
  targetId: string;
  brandId: string;
  kind: string;
  createdAt: number;
  parkedAt: number;
  lastError: string | null;
}

export interface OutboxStore {
  /** @param max of one brand; concurrent calls may exceed it by a few */
  addTarget(target: Target, max: number): Promise<'added' | 'no_brand' | 'full'>;
  findTarget(id: string): Promise<Target | undefined>;
  /** In order of creation. */
  listTargets(brandId?: string): Promise<Target[]>;
  /** Also removes its waiting messages. `false` if there is no such target. */
  removeTarget(id: string): Promise<boolean>;
  /** `false` if no such target is disabled. Parked deliveries stay parked. */
  enableTarget(id: string): Promise<boolean>;
  /** Sends the target nothing more, and parks everything that waits for it. */
  disableTarget(id: string, fault: { at: number; words: string; by?: 'receiver' | 'owner' }): Promise<void>;
  /** From now on. `false` if there is no such target. */
  setKinds(id: string, kinds: readonly NotifiedKind[]): Promise<boolean>;
  /** Longest due first, without targets that are disabled, and without those targets and tenants. */
  dueDeliveries(
    now: number,
    limit: number,
    without: { targets: readonly string[]; tenants: readonly string[] },
  ): Promise<DueDelivery[]>;
  markDelivered(id: string, at: number): Promise<void>;
  /** @param nextAt `null` parks it. A delivery that another process has delivered in the meantime stays delivered. */
  markFailed(id: string, fault: { at: number; nextAt: number | null; words: string }): Promise<void>;
  /** In order of creation; with `newest`, only that many of the newest. */
  listParked(brandId?: string, newest?: number): Promise<ParkedDelivery[]>;
  countParked(brandId: string): Promise<number>;
  findParked(id: string): Promise<ParkedDelivery | undefined>;
  /** Sends one parked delivery, or all of a target, again; returns how many. Skips disabled targets. */
  replay(which: { targetId: string } | { id: string }, at: number): Promise<number>;
}

/** The message is shown to operators, so it contains no secret and no address. */
export class DeliveryFault extends Error {
  readonly retryAfterMs: number | undefined;
  /** The receiver answered 410 Gone, so nothing more is sent to it. */
  readonly isGone: boolean;

  constructor(
    message: string,
    options: { retryAfterMs?: number | undefined; isGone?: boolean | undefined; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'DeliveryFault';
    this.retryAfterMs = options.retryAfterMs;
    this.isGone = options.isGone === true;
  }
}

export interface Sender {
  /** Resolves when the target has accepted the message; rejects with a {@link DeliveryFault}. */
  send(
    target: Pick<Target, 'channel' | 'url' | 'secret'>,
    message: Pick<Delivery, 'id' | 'body'>,
    signal: AbortSignal,
  ): Promise<void>;
}
