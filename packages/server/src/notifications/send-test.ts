// Sends a test message to a target now.
import type { BrandStore } from '../brands/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { hostOf } from './add-target.ts';
import { newDeliveryId } from './handle-events.ts';
import { testMessage } from './message.ts';
import { DeliveryFault, type Sender, type Target } from './ports.ts';

export interface SendTestDeps {
  brands: Pick<BrandStore, 'findBrand'>;
  sender: Sender;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered'>;
}

/** A person waits for the result. */
const TEST_MS = 5000;

/** Throws `DomainError` `not_delivered` with the reason. */
export const sendTest =
  ({ brands, sender, clock, ids }: SendTestDeps) =>
  async (target: Target, signal: AbortSignal = AbortSignal.timeout(TEST_MS)): Promise<void> => {
    const name = (await brands.findBrand(target.brandId))?.name ?? target.brandId;
    const body = testMessage(target.channel, { id: target.brandId, name }, clock.now());
    try {
      await sender.send(target, { id: newDeliveryId(ids), body }, signal);
    } catch (error) {
      if (!(error instanceof DeliveryFault)) throw error;
      throw new DomainError('not_delivered', {
        message: `The test message was not delivered to ${hostOf(target)}: ${error.message}`,
      });
    }
  };
