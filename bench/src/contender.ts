// A participant in a bench: receives requests, and reports how many it has stored.
import { fileURLToPath } from 'node:url';
import { startServerProcess } from './processes.ts';
import type { RequestShape } from './request.ts';
import { type BenchStore, type Kind, startBenchService } from './service.ts';
import { actionShapes, bareShapes, receiptShapes, rpcShapes, serverEventShapes } from './shapes.ts';

export interface Contender {
  name: string;
  url: string;
  /** One per connection; new in each round. */
  shapes(connections: number): Promise<RequestShape[]>;
  /** Throws unless exactly this many records are stored. */
  check(acknowledged: number): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export async function bareContender(): Promise<Contender> {
  const { url, ...server } = await startServerProcess(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), []);
  return {
    ...server,
    name: 'bare',
    url,
    shapes: async (connections) => bareShapes(connections),
    check: async () => {},
  };
}

export interface ServiceLoad {
  kind: Kind;
  shapes: 'actions' | 'server-events' | 'receipts' | 'rpc';
  /** Puts this many records into the store first. */
  fill?: ((installId: string) => Promise<void>) | undefined;
  filled?: number;
}

const SHAPES = {
  actions: actionShapes,
  'server-events': serverEventShapes,
  receipts: receiptShapes,
  rpc: rpcShapes,
} as const;

export async function serviceContender(name: string, store: BenchStore, load: ServiceLoad): Promise<Contender> {
  const service = await startBenchService(store, {}, load.fill);
  return {
    name,
    url: service.url,
    pause: service.pause,
    resume: service.resume,
    shapes: async (connections) => SHAPES[load.shapes](service, connections),
    async check(acknowledged) {
      if (load.shapes === 'receipts' || load.shapes === 'rpc') return;
      const stored = (await store.count(load.kind)) - (load.filled ?? 0);
      if (stored !== acknowledged) throw new Error(`${name}: ${acknowledged} acknowledged, ${stored} stored`);
    },
    async stop() {
      await service.stop();
      await store.dispose();
    },
  };
}
