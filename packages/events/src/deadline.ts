// A time limit for one request. Unlike `AbortSignal.timeout()`, it leaves no timer behind once the request has ended.

/**
 * Runs `work` with a signal that aborts when `signal` does, or after `timeoutMs`. It leaves no listener on `signal`, which
 * may live as long as the process.
 */
export async function withDeadline<Value>(
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ending = new AbortController();
  const abort = () => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new DOMException('The request timed out.', 'TimeoutError')), timeoutMs);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
