// The 503 of an overloaded server. It bypasses the framework, because a refusal must cost less than a response.
import type { IncomingMessage, RequestListener } from 'node:http';
import { COLLECT_ERRORS, type CollectErrorBody, type ErrorBody } from '@service/protocol';
import type { Clock } from '../../kernel/clock.ts';
import { type OriginRules, parseOrigin } from '../../kernel/web/origin.ts';
import { type Logger, oncePerSecond } from '../../ops/logging.ts';
import type { RequestInstruments } from '../../ops/metrics/instruments.ts';
import { BROWSER_HEADERS } from '../common-headers.ts';
import { OPEN_HEADERS } from '../open-cors.ts';
import { SERVER_ERROR_MESSAGES } from '../reply-errors.ts';
import { REQUEST_ID_HEADER, type RequestIdOf } from '../request-id.ts';
import { isCollectUrl, isMcpUrl } from '../surface.ts';

export interface RefuseOverloadDeps {
  rules: OriginRules;
  requestIdOf: RequestIdOf;
  logger: Pick<Logger, 'warn'>;
  clock: Clock;
  metrics?: Pick<RequestInstruments, 'refused'> | undefined;
}

const COLLECT_BODY: CollectErrorBody = { error: { code: 'unavailable' } };
const COLLECT_JSON = JSON.stringify(COLLECT_BODY);
const STATUS = COLLECT_ERRORS.unavailable;
const HEADERS = {
  ...BROWSER_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '1',
};

/** The same bodies and headers as any other 503 (decisions 1); logged at most once a second. */
export function refuseOverload({ rules, requestIdOf, logger, clock, metrics }: RefuseOverloadDeps): RequestListener {
  const throttle = oncePerSecond(clock);

  const bodyFor = ({ url = '' }: IncomingMessage, requestId: string): string => {
    if (isCollectUrl(url)) return COLLECT_JSON;
    const error = {
      code: 'unavailable',
      message: SERVER_ERROR_MESSAGES.unavailable,
      request_id: requestId,
    } as const;
    return JSON.stringify({ error } satisfies ErrorBody);
  };

  return (request, response) => {
    throttle((suppressed) => logger.warn({ suppressed }, 'overloaded: requests refused'));
    metrics?.refused(COLLECT_BODY.error.code);
    const requestId = requestIdOf(request);
    const json = bodyFor(request, requestId);
    response.writeHead(STATUS, {
      ...HEADERS,
      [REQUEST_ID_HEADER]: requestId,
      ...(json === COLLECT_JSON && corsHeaders(request, rules)),
      ...(isMcpUrl(request.url ?? '') && OPEN_HEADERS),
      'content-length': Buffer.byteLength(json),
    });
    response.end(json);
  };
}

function corsHeaders({ headers }: IncomingMessage, rules: OriginRules): Record<string, string> {
  const origin = parseOrigin(headers.origin, rules);
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  };
}
