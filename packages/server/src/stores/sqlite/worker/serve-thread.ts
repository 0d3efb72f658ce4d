// Answers requests in a worker thread, in their order. Node runs this file unchanged, so it must not import a workspace
// package.
import { parentPort, type Transferable } from 'node:worker_threads';
import { faultOf } from '../sqlite-errors.ts';

interface ServeOptions<Value> {
  /** The transferable buffers of a value. */
  transferOf?: (value: Value) => Transferable[];
  /** Whether the last request closed the thread's connection. */
  wasDropped?: () => boolean;
}

/** Answers each message with `{value}` or `{fault}`. */
export function serveThread<Request, Value>(
  answer: (request: Request) => Value,
  { transferOf = () => [], wasDropped = () => false }: ServeOptions<Value> = {},
): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs in a worker thread only');
  port.on('message', (request: Request) => {
    try {
      const value = answer(request);
      port.postMessage({ value, isDropped: wasDropped() }, transferOf(value));
    } catch (error) {
      port.postMessage({ fault: faultOf(error), isDropped: wasDropped() });
    }
  });
}
