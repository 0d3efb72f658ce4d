// A row of the live view: an accepted record or a refused call. Pure.
import type { KeptRefusal, LivePosition, LiveRecord, RecordKind, RefusedEndpoint } from './ports.ts';

export type LiveRow = { record: LiveRecord; refusal?: undefined } | { record?: undefined; refusal: KeptRefusal };

export const OUTCOMES = ['accepted', 'refused'] as const;

/** Which rows to return; all if empty. */
export interface LiveFilter {
  installId?: string | undefined;
  outcome?: (typeof OUTCOMES)[number] | undefined;
  /** Of refused calls: what would have been recorded. */
  kind?: RecordKind | undefined;
}

export const ENDPOINTS_OF_KINDS: Readonly<Record<RecordKind, readonly RefusedEndpoint[]>> = {
  visit: ['session'],
  action: ['events'],
  event: ['server_event', 'preconfigured_event', 'receipt'],
};

export const receivedAt = ({ record, refusal }: LiveRow): number => record?.receivedAt ?? refusal?.at ?? 0;

export function isWanted({ record, refusal }: LiveRow, { installId, outcome, kind }: LiveFilter): boolean {
  if (outcome === 'accepted' && refusal !== undefined) return false;
  if (outcome === 'refused' && record !== undefined) return false;
  if (installId !== undefined && (record ?? refusal)?.installId !== installId) return false;
  if (kind === undefined) return true;
  return record === undefined ? ENDPOINTS_OF_KINDS[kind].includes(refusal.endpoint) : record.kind === kind;
}

const POSITION = /^(\d{1,15})-(\d{1,15})$/;

export const positionText = ({ record, refusal }: LivePosition): string => `${record}-${refusal}`;

/** `undefined` for any other text. */
export function parsePosition(text: string): LivePosition | undefined {
  const [, record, refusal] = POSITION.exec(text) ?? [];
  return record === undefined || refusal === undefined
    ? undefined
    : { record: Number(record), refusal: Number(refusal) };
}

export const laterOf = (a: LivePosition, b: LivePosition): LivePosition => ({
  record: Math.max(a.record, b.record),
  refusal: Math.max(a.refusal, b.refusal),
});
