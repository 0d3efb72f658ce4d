// What others may use of notifications.
export { addTarget, hostOf } from './add-target.ts';
export { createDispatcher } from './dispatch.ts';
export { createHandling, newDeliveryId } from './handle-facts.ts';
export { testMessage } from './message.ts';
export {
  type Channel,
  DeliveryFault,
  NOTIFIED_KINDS,
  type NotifiedKind,
  type ParkedDelivery,
  type Sender,
  type Target,
} from './ports.ts';
export { replayParked } from './replay-parked.ts';
