// A row of the live view.
import type { Answer } from '../../api/client.ts';

export type Row = Answer<'GET /brands/:brand/live'>['rows'][number];
export type Refusal = Extract<Row, { kind: 'refusal' }>;
export type Accepted = Exclude<Row, Refusal>;
export type RowDetail = Answer<'GET /brands/:brand/live/rows/:row'>;

const KIND_OF_ENDPOINT = {
  session: 'visit',
  events: 'action',
  link: 'visit',
  redeem: 'visit',
  server_event: 'event',
  preconfigured_event: 'event',
  receipt: 'event',
} as const satisfies Record<Refusal['endpoint'], Accepted['kind']>;

/** The kind of record that was sent, or would have been recorded. */
export const kindOf = (row: Row): Accepted['kind'] =>
  row.kind === 'refusal' ? KIND_OF_ENDPOINT[row.endpoint] : row.kind;

/** Host and path, without the scheme. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The path of a page on a site that the user knows. */
export const pathOf = (page: string): string => URL.parse(page)?.pathname ?? page;
