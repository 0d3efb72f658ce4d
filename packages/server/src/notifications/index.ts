// Public API of notifications.
export { addTarget, hostOf } from './add-target.ts';
export { changeTarget } from './change-target.ts';
export { createEventHandler } from './handle-events.ts';
export {
  type Channel,
  NOTIFIED_KINDS,
  type NotifiedKind,
  type OutboxStore,
  type ParkedDelivery,
  type Sender,
  type Target,
} from './ports.ts';
export { replayParked } from './replay-parked.ts';
export { createDispatcher } from './send-due.ts';
export { type SendTestDeps, sendTest } from './send-test.ts';
