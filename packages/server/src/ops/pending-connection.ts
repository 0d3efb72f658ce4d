// The connection that a cluster is handing to a process. Node forgets it if the process dies before it has taken it:
// it then stays open in the parent, and its client waits for ever (decisions 17).
import type { ChildProcess, SendHandle } from 'node:child_process';

/**
 * Ends the connection that a process had not taken when it died. A connection that was taken is closed here already.
 */
export function endPendingConnection(child: ChildProcess): void {
  let last: SendHandle | undefined;
  const send = child.send.bind(child);
  // Each process is handed one at a time, so the last one is the only one that may be left.
  child.send = (message: Parameters<typeof send>[0], handle?: unknown, ...rest: unknown[]): boolean => {
    if (isClosable(handle)) last = handle;
    return Reflect.apply(send, child, [message, handle, ...rest]);
  };
  child.once('exit', () => {
    if (isClosable(last)) last.close();
  });
}

const isClosable = (handle: unknown): handle is SendHandle & { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
