// What notifications need: the facts, an outbox, and senders that bring messages out.
import type { BrandFact, FactKind } from '../kernel/facts.ts';
import type { CountingFor, Unit } from '../plans/ports.ts';

/** Decisions 10. Other facts are not told. */
export const NOTIFIED_KINDS = [
  'finding.opened',
  'finding.fixed',
  'scan.completed',
  'scan.failed',
  'visibility.changed',
  'quota.reached',
] as const satisfies readonly FactKind[];
export type NotifiedKind = (typeof NOTIFIED_KINDS)[number];

export type NotifiedFact = Extract<BrandFact, { kind: NotifiedKind }>;

export const CHANNELS = ['webhook', 'chat'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Target {
  id: string;
  brandId: string;
  channel: Channel;
  /** A chat's is a secret. */
  url: string;
  /** Signs what a webhook gets; `null` for a chat. */
  secret: string | null;
  kinds: readonly NotifiedKind[];
  /** Milliseconds since 1970, here and below. */
  createdAt: number;
  /** When it answered 410 Gone and was disabled; `null` while it is enabled. */
  disabledAt: number | null;
}

/** A target as it is chosen for a fact. */
export interface TargetOfBrand extends Pick<Target, 'id' | 'brandId' | 'channel' | 'kinds'> {
  tenantId: string;
}

export interface NewDelivery {
  targetId: string;
  kind: NotifiedKind;
  /** The text that is sent. */
  body: string;
}

/** What follows from facts. */
export interface Handling {
  /** `undefined` where the fact is no use of the plan. */
  unitOf(fact: BrandFact): Unit | undefined;
  countingFor: CountingFor;
  /** @param brandName by which people know the brand of the fact */
  deliveriesOf(fact: BrandFact, targets: readonly TargetOfBrand[], brandName: string): NewDelivery[];
  /** Makes the `webhook-id` of a delivery. */
  newId(): string;
  now(): number;
}

export interface FactStore {
  /**
   * Takes at most so many facts that nobody has handled, and in one transaction counts them, puts deliveries into the
   * outbox and marks the facts. Gives how many there were.
   */
  handleFacts(limit: number, handling: Handling): Promise<number>;
  /** Facts handled and deliveries delivered before one time, and deliveries parked before another, go. */
  forget(before: { done: number; parked: number }): Promise<void>;
}

export interface Delivery {
  /** The `webhook-id`. */
  id: string;
  kind: string;
  body: string;
  /** The time for which it is tried began here. */
  since: number;
  /** How often it was tried since then. */
  tries: number;
}

export interface DueDelivery extends Delivery {
  target: Target;
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
  /** `false` where there is no such brand. */
  addTarget(target: Target): Promise<boolean>;
  findTarget(id: string): Promise<Target | undefined>;
  /** In the order in which they were made. */
  listTargets(brandId?: string): Promise<Target[]>;
  /** With all that waits for it. `false` where there is none. */
  removeTarget(id: string): Promise<boolean>;
  /** `false` if no such target is disabled. What is parked stays parked. */
  enableTarget(id: string): Promise<boolean>;
  /** Sends the target nothing more, and parks everything that waits for it. */
  disableTarget(id: string, fault: { at: number; words: string }): Promise<void>;
  /** The longest due first, of targets that are neither disabled nor among `busy`. */
  dueDeliveries(now: number, limit: number, busy: readonly string[]): Promise<DueDelivery[]>;
  markDelivered(id: string, at: number): Promise<void>;
  /** @param nextAt `null`: it is parked. One that another process has delivered meanwhile stays so. */
  markFailed(id: string, fault: { at: number; nextAt: number | null; words: string }): Promise<void>;
  listParked(brandId?: string): Promise<ParkedDelivery[]>;
  /** Sends parked ones again, of a target or one of them; gives how many. Skips disabled targets. */
  replay(which: { targetId: string } | { id: string }, at: number): Promise<number>;
}

/** Its message is shown to operators: no secret, no address. */
export class DeliveryFault extends Error {
  readonly retryAfterMs: number | undefined;
  /** The receiver answered that it is gone for good, so nothing more is sent to it. */
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
  /** Resolves when the target has said yes; rejects with a {@link DeliveryFault}. */
  send(
    target: Pick<Target, 'channel' | 'url' | 'secret'>,
    message: Pick<Delivery, 'id' | 'body'>,
    signal: AbortSignal,
  ): Promise<void>;
}
