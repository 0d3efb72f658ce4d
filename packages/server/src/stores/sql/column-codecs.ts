// How values without a column type are stored: lists as text, UUIDs as bytes.
import { z } from 'zod';

const texts = z.array(z.string());

/** A list of texts, as JSON. */
export const encodeList = (list: readonly string[]): string => JSON.stringify(list);

export const decodeList = (text: string): string[] => texts.parse(JSON.parse(text));

/** A list of words, separated by spaces, which no word contains. */
export const encodeWords = (words: readonly string[]): string => words.join(' ');

export const decodeWords = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** `null` does not mean the same as an empty list. */
export const encodeOrigins = (origins: readonly string[] | null): string | null => origins && encodeWords(origins);

export const decodeOrigins = (text: string | null): string[] | null => (text === null ? null : decodeWords(text));

/**
 * A UUID as 16 bytes; `text` must have the form of a UUID. The package `uuid` would refuse ids of unusual version or
 * variant, which the protocol accepts (decisions 1 "Delivery ids").
 */
export const uuidToBytes = (text: string): Uint8Array => Buffer.from(text.replaceAll('-', ''), 'hex');

/** In lower case. */
export const bytesToUuid = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
