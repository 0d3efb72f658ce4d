// The load generator, in its own process: receives one plan over IPC, and returns its measurements.
import { z } from 'zod';
import { type Answer, openConnection } from './connection.ts';
import { type RequestShape, requestsOf } from './request.ts';

const planSchema = z.object({
  url: z.string(),
  seconds: z.number(),
  /**
   * Total requests per second, however slow responses are; if absent, each connection sends its next request after a
   * response.
   */
  rate: z.number().optional(),
  /** One per connection. */
  shapes: z.array(
    z.object({
      method: z.enum(['GET', 'POST']).optional(),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      idHeader: z.string(),
      body: z.string(),
    }),
  ),
});

export type Plan = z.infer<typeof planSchema>;

export interface Measured {
  answers: number;
  /** Responses by status. */
  statuses: Record<string, number>;
  rps: number;
  p50: number;
  p99: number;
  /** Latencies of accepted responses. */
  acceptedP99: number;
  /** Latencies of the others. */
  refusedP99: number;
}

const percentile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function run({ url, seconds, rate, shapes }: Plan): Promise<Measured> {
  const target = new URL(url);
  const answers: Answer[] = [];
  const connections = await Promise.all(
    shapes.map((shape: RequestShape) => openConnection(target, requestsOf(shape, target.host))),
  );
  const started = performance.now();
  const endsAt = started + seconds * 1000;
  const stopped = (): boolean => performance.now() >= endsAt;
  const dueAt = rate === undefined ? undefined : schedule(started, rate);
  await Promise.all(
    connections.map((connection) => connection.run({ stopped, dueAt }, (answer) => answers.push(answer))),
  );
  const elapsed = (performance.now() - started) / 1000;
  const timesOf = (isWanted: (answer: Answer) => boolean): Float64Array =>
    Float64Array.from(answers.filter(isWanted), ({ ms }) => ms).sort();
  const all = timesOf(() => true);
  const accepted = timesOf(({ status }) => status < 300);
  const refused = timesOf(({ status }) => status >= 300);
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    answers: answers.length,
    statuses,
    rps: answers.length / elapsed,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    acceptedP99: percentile(accepted, 0.99),
    refusedP99: percentile(refused, 0.99),
  };
}

/** The due time of each next request of all connections. */
function schedule(started: number, rate: number): () => number {
  let sent = 0;
  return () => started + (sent++ * 1000) / rate;
}

process.once('message', async (message) => {
  process.send?.(await run(planSchema.parse(message)));
  process.disconnect();
});
