// Answers requests that Node cannot parse as HTTP. They are answered on the socket, as JSON like all errors.

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@service/protocol';
import type { Ids } from '../kernel/clock.ts';
import type { RequestInstruments } from '../ops/metrics/instruments.ts';
import { BROWSER_HEADERS } from './common-headers.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const REFUSALS: Readonly<Record<string, { status: number; code: string; message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'headers_too_large', message: 'The headers are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout', message: 'The request took too long to arrive.' },
};
const NOT_HTTP = { status: 400, code: 'invalid_input', message: 'This is not a valid HTTP request.' };

/** Ends the connection. `Vary`, since it may have been a browser endpoint's request (decisions 1 "CORS"). */
export const answerClientError =
  (ids: Ids, metrics?: Pick<RequestInstruments, 'refused'>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, code, message } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    metrics?.refused(code);
    const requestId = ids.random();
    const body: ErrorBody = { error: { code, message, request_id: requestId } };
    const json = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(json)}`,
      'cache-control: no-store',
      `${REQUEST_ID_HEADER}: ${requestId}`,
      ...Object.entries(BROWSER_HEADERS).map((header) => header.join(': ')),
      'vary: Origin',
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
  };
