// Positions and row numbers of the live view as browsers see them. The logs are numbered over all tenants, so that plain
// numbers would reveal how much others receive.
import { createHmac } from 'node:crypto';
import type { Ids } from '../../../kernel/clock.ts';
import { type LivePosition, parsePosition, positionText, RECORD_KINDS, type RecordKind } from '../../../live/index.ts';
import { derivedKey, seal, unseal } from '../../../oauth/index.ts';

export interface SealedPlaces {
  /** Differs each time, so that it does not even show whether others received something. */
  position(position: LivePosition): string;
  /** `undefined` if the text is not a position that a process of this service has sealed for the tenant. */
  openPosition(text: string): LivePosition | undefined;
  /** The same for the same row. */
  rowId(kind: RowKind, number: number): string;
  /** `undefined` if the text is not the ID of a row of the tenant. */
  openRowId(id: string): { kind: RowKind; number: number } | undefined;
}

export type RowKind = RecordKind | 'refusal';

const IV_BYTES = 12;
/** All texts have the same length, which would otherwise reveal the magnitude of the numbers. */
const DIGITS = 15;
const ROW_ID = /^([a-z]+)-([\w-]{1,100})$/;

/** @param secrets of the settings, the same in all processes: the first seals, all open */
export const createSealedPlaces =
  ({ secrets, ids }: { secrets: readonly string[]; ids: Pick<Ids, 'bytes'> }) =>
  (tenantId: string): SealedPlaces => {
    const keys = secrets.map((secret) => derivedKey(secret, `live view of ${tenantId}`));
    const key = keys[0] ?? new Uint8Array();
    const sealed = (text: string, iv: Uint8Array) => Buffer.from(seal(key, text, iv)).toString('base64url');
    const opened = (text: string) => unseal(keys, Buffer.from(text, 'base64url'));
    return {
      position: (position) => sealed(positionText(position).padStart(2 * DIGITS + 1), ids.bytes(IV_BYTES)),
      openPosition: (text) => parsePosition(opened(text)?.trimStart() ?? ''),
      rowId(kind, number) {
        const text = `${kind}-${number}`.padStart(2 * DIGITS);
        return `${kind}-${sealed(text, createHmac('sha256', key).update(text).digest().subarray(0, IV_BYTES))}`;
      },
      openRowId(id) {
        const [, , text = ''] = ROW_ID.exec(id) ?? [];
        const [, name, number] = /^ *([a-z]+)-(\d{1,15})$/.exec(opened(text) ?? '') ?? [];
        const kind = [...RECORD_KINDS, 'refusal' as const].find((one) => one === name);
        return kind && id.startsWith(`${kind}-`) ? { kind, number: Number(number) } : undefined;
      },
    };
  };
