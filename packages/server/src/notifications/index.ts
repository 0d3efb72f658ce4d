// Public API of notifications.
export { addTarget, hostOf } from './add-target.ts';
export { createEventHandler, newDeliveryId } from './handle-events.ts';
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
export { createDispatcher } from './send-due.ts';
