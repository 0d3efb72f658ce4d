// Listens for configuration changes. Polling finds whatever it misses.
import type pg from 'pg';
import { clientConfig } from './pool.ts';
import { isBehindPooler } from './pooler.ts';
import { connectToPrimary, type Servers } from './servers.ts';

const RETRY_MS = 1000;

export interface ChangeListener {
  /** Calls `onChange` at each change, and whenever it has (re)connected. Returns a function that stops it. */
  listen(onChange: () => void): () => Promise<void>;
}

export function createChangeListener(servers: Servers): ChangeListener {
  return {
    listen(onChange) {
      let client: pg.Client | undefined;
      let timer: NodeJS.Timeout | undefined;
      let isEnded = false;

      function again(): void {
        client = undefined;
        clearTimeout(timer);
        if (!isEnded) timer = setTimeout(() => void begin(), RETRY_MS).unref();
      }

      async function begin(): Promise<void> {
        try {
          const opened = await connectToPrimary(servers, clientConfig);
          // A pooler may deliver notifications to another client, so changes are found by polling only.
          if (isEnded || isBehindPooler(opened)) return void (await opened.end());
          client = opened;
          opened.on('notification', onChange);
          opened.once('end', again);
          await opened.query('listen service_config');
          onChange();
        } catch {
          await client?.end().catch(() => {});
          again();
        }
      }

      void begin();
      return async () => {
        isEnded = true;
        clearTimeout(timer);
        await client?.end().catch(() => {});
      };
    },
  };
}
