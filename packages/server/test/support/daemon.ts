// A server program of Debian that a test starts in a folder of its own, such as a pooler or a proxy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Ends it and removes its files when standard input ends, for any reason. */
const UNTIL_INPUT_ENDS = 'dir="$1"; shift; "$@" & read -r _; kill -TERM $! 2>/dev/null; wait $!; rm -rf "$dir"';

/** @param directory removed when it ends */
export async function startDaemon(
  command: readonly string[],
  directory: string,
  port: number,
): Promise<AsyncDisposable> {
  const child = spawn('sh', ['-c', UNTIL_INPUT_ENDS, 'sh', directory, ...command], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await listening(port, command[0] ?? '');
  return {
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}

const TRIES = 200;

async function listening(port: number, program: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(25);
  }
  throw new Error(`${program} does not listen on ${port}`);
}
