// Serves the contenders' pages, and accepts everything they send, like their own services.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A contender, ready to load. */
export interface Script {
  name: string;
  code: string;
  /** Attributes of its tag. */
  attributes: string;
}

export interface Sink {
  /** A loopback host, so every contender may send from it. */
  origin: string;
  /** How many requests have arrived, apart from pages, scripts and preflights. */
  received(): number;
  close(): Promise<void>;
}

/** The response that our own client expects; the peers only need JSON. */
const ANSWER = JSON.stringify({
  session_token: 'token',
  expires_in: 900,
  mode: 'measurement',
  accepted: true,
  code: 200,
});

/** The page scripts: the contender starts each time it is loaded, and tracks once. */
const RUNS: Readonly<Record<string, string>> = {
  '/long-tasks.js': `window.long = 0;
    new PerformanceObserver((list) => { window.long += list.getEntries().length; }).observe({ type: 'longtask' });`,
  '/start.js': 'contender.start(new URL(document.currentScript.src).origin);',
  '/track.js': 'contender.track();',
};

const KINDS: Readonly<Record<string, number>> = { timed: 1, ok: 1, frame: 1, csp: 1, dup: 2 };

function htmlOf(kind: string, { name, attributes }: Script): string {
  const head = '<!doctype html><title>Page</title><body>';
  if (kind === 'sandbox') return `${head}<iframe sandbox="allow-scripts" src="/frame/${name}"></iframe>`;
  const loaded = `<script src="/script/${name}.js" ${attributes}></script><script src="/start.js"></script>`;
  const watch = kind === 'timed' ? '<script src="/long-tasks.js"></script>' : '';
  return `${head}${watch}${loaded.repeat(KINDS[kind] ?? 0)}<script src="/track.js"></script>`;
}

const policyOf = (kind: string) => (kind === 'csp' ? { 'content-security-policy': "connect-src 'none'" } : {});

/** The contender's own files; any other request is a report, or a script that a peer loads later. */
function serveOwn(path: string, scripts: ReadonlyMap<string, Script>, response: ServerResponse): boolean {
  const [, kind = '', name = ''] = /^\/(\w+)\/([\w-]+)(?:\.js)?$/.exec(path) ?? [];
  const script = scripts.get(name);
  const text =
    RUNS[path] ??
    (kind === 'script' ? script?.code : undefined) ??
    (path.endsWith('.js') || path === '/favicon.ico' ? '' : undefined);
  if (text !== undefined) {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(text);
    return true;
  }
  if (!script) return false;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policyOf(kind) }).end(htmlOf(kind, script));
  return true;
}

/** Accepts the report, from any origin. */
function accept(request: IncomingMessage, response: ServerResponse): void {
  const isPreflight = request.method === 'OPTIONS';
  response.writeHead(isPreflight ? 204 : 200, {
    'content-type': 'application/json',
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
  });
  request.resume().once('end', () => response.end(isPreflight ? undefined : ANSWER));
}

export async function startSink(scripts: readonly Script[]): Promise<Sink> {
  const byName = new Map(scripts.map((script) => [script.name, script]));
  let received = 0;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://sink.invalid');
    if (request.method === 'GET' && serveOwn(pathname, byName, response)) return;
    if (request.method !== 'OPTIONS') received++;
    accept(request, response);
  };
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    received: () => received,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
