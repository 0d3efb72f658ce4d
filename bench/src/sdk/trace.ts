// Script time in a Chromium trace: how much thread time each script of a page took.
import { z } from 'zod';

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Microseconds of wall time, and of thread time. */
  dur: z.number().default(0),
  tdur: z.number().optional(),
  args: z.object({ data: z.object({ url: z.string().optional() }).optional() }).optional(),
});
type TraceEvent = z.infer<typeof eventSchema>;

/** Events that run script; everything nested inside them is included. */
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.compile', 'TimerFire', 'EventDispatch']);
/** Scripts of the harness. */
const PREPARED = ['/long-tasks.js'];

/**
 * @param trace the JSON that the browser wrote @param loaded the end of the URL of the script whose evaluation is the
 * load @returns milliseconds of thread time
 */
export function readTrace(trace: string, loaded: string): { loadMs: number; callMs: number } {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(trace));
  const events = traceEvents.flatMap((event) => eventSchema.safeParse(event).data ?? []);
  const evaluates = (end: string) => (event: TraceEvent) => urlOf(event).endsWith(end);
  const load = events.find((event) => event.name === 'EvaluateScript' && evaluates(loaded)(event));
  if (!load) throw new Error(`The trace does not contain ${loaded}.`);
  const own = outermost(
    events.filter(({ pid, tid, ts, name }) => {
      return pid === load.pid && tid === load.tid && ts >= load.ts && SCRIPT.has(name);
    }),
  );
  const isCounted = (event: TraceEvent): boolean => !PREPARED.some((end) => evaluates(end)(event));
  const [loads, calls] = [own.filter(evaluates(loaded)), own.filter((event) => !evaluates(loaded)(event))];
  return { loadMs: sum(loads), callMs: sum(calls.filter(isCounted)) };
}

const urlOf = ({ args }: TraceEvent): string => args?.data?.url ?? '';

/** Top-level events only. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let until = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      const isOutside = ts >= until;
      if (isOutside) until = ts + dur;
      return isOutside;
    });
}

const sum = (events: readonly TraceEvent[]): number =>
  events.reduce((all, { tdur, dur }) => all + (tdur ?? dur), 0) / 1000;
