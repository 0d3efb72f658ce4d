// The connection that a cluster is handing to a process. If the process dies before accepting it, Node leaves it open
// in the parent, and its client waits forever (decisions 17).
import type { ChildProcess, SendHandle } from 'node:child_process';

/** Ends the connection that a process had not accepted when it died. The parent has already closed accepted ones. */
export function endPendingConnection(child: ChildProcess): void {
  let last: SendHandle | undefined;
  const send = child.send.bind(child);
  // Connections are handed over one at a time, so only the last one can be pending.
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
