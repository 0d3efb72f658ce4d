// A serving process that can be killed and started again at the same address.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Workplace } from '../cli/command.ts';

export interface ServerProcess {
  url: string;
  /** SIGKILL, then a replacement. */
  killAndRestart(): Promise<void>;
  kill(): Promise<void>;
}

export async function startServer(here: Workplace, env: Record<string, string> = {}): Promise<ServerProcess> {
  let port = '0';

  async function start() {
    const child = here.spawn(['serve', '--json'], {
      SERVICE_PORT: port,
      SERVICE_RATE_LIMITS: 'off',
      SERVICE_LOG_LEVEL: 'silent',
      ...env,
    });
    const exited = once(child, 'exit');
    child.stderr.pipe(process.stderr);
    for await (const line of createInterface({ input: child.stdout })) {
      const url = String(JSON.parse(line).url);
      port = new URL(url).port;
      return { child, exited, url };
    }
    throw new Error('the service printed nothing');
  }

  let current = await start();
  const kill = async (): Promise<void> => {
    current.child.kill('SIGKILL');
    await current.exited;
  };
  return {
    url: current.url,
    kill,
    async killAndRestart() {
      await kill();
      current = await start();
    },
  };
}
