// What takes part in a bench: something that is sent requests, and can say how many it has kept.
import { fileURLToPath } from 'node:url';
import { startServerProcess } from './processes.ts';
import type { RequestShape } from './request.ts';
import { type BenchStore, type Kind, startBenchService } from './service.ts';
import { actionShapes, bareShapes, receiptShapes, rpcShapes, serverEventShapes } from './shapes.ts';

export interface Contender {
  name: string;
  url: string;
  /** One for each connection; new in each round. */
  shapes(connections: number): Promise<RequestShape[]>;
  /** Throws if not exactly so many records are kept. */
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
  /** Puts so many records into the store first. */
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
