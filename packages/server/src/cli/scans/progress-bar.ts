// A progress bar, redrawn in place on a terminal; prints nothing elsewhere.
import type { Writable } from 'node:stream';
import type { ScanJob } from '../../scans/index.ts';

const WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

export interface ProgressBar {
  show(job: Pick<ScanJob, 'done' | 'failed' | 'total'>): void;
  clear(): void;
}

export function drawProgress(stream: Writable): ProgressBar {
  const isTerminal = 'isTTY' in stream && stream.isTTY === true;
  const write = (text: string) => void (isTerminal && stream.write(text));
  return {
    show: ({ done, failed, total }) =>
      write(`${CLEAR_LINE}${barOf(done + failed, total)}${failed ? `, ${failed} failed` : ''}`),
    clear: () => write(CLEAR_LINE),
  };
}

function barOf(settled: number, total: number): string {
  const full = total === 0 ? WIDTH : Math.floor((settled / total) * WIDTH);
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}] ${settled}/${total}`;
}
