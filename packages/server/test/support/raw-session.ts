// A raw session request, and its parsed response.
import { randomUUID } from 'node:crypto';
import { rawRequest } from './raw-connection.ts';
import { ORIGIN, VISITOR } from './requests.ts';

export const goodSession: string = JSON.stringify({ service_visitor_id: VISITOR, consent: true, url: `${ORIGIN}/p` });

export const sessionHeaders = (...more: string[]): string[] => [
  'host: 127.0.0.1',
  `origin: ${ORIGIN}`,
  'content-type: application/json',
  `x-service-delivery-id: ${randomUUID()}`,
  ...more,
];

export const rawSession = (path: string, more: readonly string[], body = ''): string =>
  rawRequest(`POST ${path}`, sessionHeaders(...more), body);

/** The status, headers and JSON of the single response in a text. */
export function parseAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) };
}
