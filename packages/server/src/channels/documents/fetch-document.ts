// Fetches a small document from a public address over https, for the authorization server (decisions 11). It connects
// to exactly the address that was checked; a redirect is not followed.
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../kernel/web/public-address.ts';
import type { FetchDocument } from '../../oauth/ports.ts';
import { createDnsLookup } from '../webhook/dns-lookup.ts';
import { type AddressGuard, guardedLookup, PRIVATE_ADDRESS, PrivateAddressError } from '../webhook/guarded-lookup.ts';
import { limitInterimResponses } from '../webhook/interim-responses.ts';

export interface FetchDocumentOptions {
  guard?: AddressGuard;
  /** Certificates to trust instead of the system's. */
  ca?: string;
}

const MAX_DOCUMENT_BYTES = 16_384;
const TIMEOUT_MS = 5000;
const PUBLIC: AddressGuard = { allows: isPublicAddress, resolve: createDnsLookup() };

/** Rejects without a complete response: not https, an address that is not public, too large, or too late. */
export function createDocumentFetcher({ guard = PUBLIC, ca }: FetchDocumentOptions = {}): FetchDocument {
  return async (text, signal) => {
    const url = new URL(text);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:') throw new TypeError('the document is not served over https');
    if (isIP(literal) !== 0 && !guard.allows(literal)) throw new PrivateAddressError(PRIVATE_ADDRESS);
    const deadline = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const options = { agent: false, lookup: guardedLookup(guard), signal: deadline, ...(ca !== undefined && { ca }) };
    const request = requestHttps(url, { ...options, headers: { accept: 'application/json' } }, (answer) => {
      read(answer).then(resolve, reject);
    });
    request.on('error', reject);
    limitInterimResponses(request);
    request.end();
    return promise;
  };
}

async function read(answer: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_DOCUMENT_BYTES) throw new RangeError(`the document has more than ${MAX_DOCUMENT_BYTES} bytes`);
    chunks.push(part);
  }
  const { statusCode: status = 502, headers } = answer;
  const kept = ['content-type', 'cache-control', 'expires'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status: status < 200 ? 502 : status, headers: kept });
}
