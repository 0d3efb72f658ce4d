// The npm entry over a real connection, with the platform's own fetch, timers and randomness.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CookieJar } from 'tough-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, type Options, ServiceBilling } from '../../src/index.ts';

type Answer = (response: ServerResponse) => void;

const PATH = `/api/v1/events/collect/svc_pub_${'0123456789abcdef'.repeat(2)}`;
const PAGE = 'http://localhost:4000/checkout?step=2';

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
const accept = json(202, { accepted: true, mode: 'measurement' });

describe('a client over HTTP', () => {
  let server: Server;
  let requests: { route: string; deliveryId: unknown; at: number }[];
  let answers: Answer[];
  let client: Client;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const route = request.url?.slice(PATH.length + 1) ?? '';
    requests.push({ route, deliveryId: request.headers['x-service-delivery-id'], at: performance.now() });
    await request.resume().toArray();
    if (route === 'session') json(200, { session_token: 't', expires_in: 900, mode: 'measurement' })(response);
    else (answers.shift() ?? accept)(response);
  };

  const create = (options?: Partial<Options>) => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    client = ServiceBilling.create({ endpoint: `http://127.0.0.1:${port}${PATH}`, consent: true, ...options });
    return client;
  };

  const events = () => requests.filter(({ route }) => route === 'events');

  beforeEach(async () => {
    requests = [];
    answers = [];
    const jar = new CookieJar();
    const document = {
      domain: 'localhost',
      referrer: '',
      get cookie() {
        return jar.getCookieStringSync(PAGE);
      },
      set cookie(line: string) {
        jar.setCookieSync(line, PAGE);
      },
    };
    // js-cookie finds the document by its bare name.
    vi.stubGlobal('document', document);
    const page = { document, location: new URL(PAGE), navigator: { onLine: true }, webkitURL: URL };
    const platform = {
      FocusEvent: Event,
      fetch,
      Promise,
      Date,
      crypto,
      console,
      JSON,
      AbortController,
      AbortSignal,
      Blob,
    };
    vi.stubGlobal('window', Object.assign(new EventTarget(), page, platform));
    server = createServer(serve);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    client.stop();
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('opens a session and has its action accepted', async () => {
    await create().init();
    expect(await client.track({ step: 2 })).toEqual({ accepted: true, mode: 'measurement' });
    expect(requests.map(({ route }) => route)).toEqual(['session', 'events']);
    expect(document.cookie).toBe(`service_visitor_id=${client.getVisitorId()}`);
  });

  it('resends an action with the same id if the connection breaks', async () => {
    answers = [
      (response) => response.destroy(),
      (response) => {
        response.writeHead(202, { 'content-length': '40' }).write('{"accepted":true,');
        setImmediate(() => response.destroy());
      },
    ];
    expect(await create().track()).toEqual({ accepted: true, mode: 'measurement' });
    expect(events()).toHaveLength(3);
    expect(new Set(events().map(({ deliveryId }) => deliveryId)).size).toBe(1);
  });

  it('waits as long as a real Retry-After header requests', async () => {
    answers = [json(429, { error: { code: 'rate_limited' } }, { 'retry-after': '1' })];
    await create().track();
    const [first, second] = events();
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('times out when the headers arrive and the body stalls', async () => {
    const stall: Answer = (response) => {
      response.writeHead(202, { 'content-type': 'application/json' }).write('{"accepted"');
    };
    answers = [stall, stall, stall];
    await expect(create({ timeoutMs: 1000 }).track()).rejects.toMatchObject({ code: 'timeout', retryable: true });
    expect(events()).toHaveLength(3);
  });

  it('closes the connection of a pending request when stopped', async () => {
    const closed = new Promise((resolve) => {
      answers = [(response) => void response.on('close', resolve)];
    });
    const track = create().track();
    await vi.waitFor(() => expect(events()).toHaveLength(1));
    client.stop();
    await expect(track).rejects.toMatchObject({ code: 'stopped' });
    await closed;
  });
});
