// The signal of one call.
import { EventEmitter, getMaxListeners, setMaxListeners } from 'node:events';

/**
 * A caller may pass one signal to any number of parallel calls. Beyond ten, Node 22 warns of a memory leak, although each
 * call removes its listener.
 *
 * @param given without one, the call gets a signal of its own
 */
export function callSignal(given: AbortSignal | undefined): AbortSignal {
  if (given === undefined) return new AbortController().signal;
  if (getMaxListeners(given) === EventEmitter.defaultMaxListeners) setMaxListeners(0, given);
  return given;
}
