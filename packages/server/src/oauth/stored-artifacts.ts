// Under which key codes and tokens are stored, and how long they and clients are kept.
import { createHash } from 'node:crypto';
import { DAY_MS } from '../kernel/day.ts';
import type { ClientAges } from './ports.ts';

const UNUSED_MS = DAY_MS;
const USED_MS = 90 * DAY_MS;
/** How long a used refresh token may be replayed. */
export const REPEAT_MS = 60_000;

export const keyOf = (name: string): Uint8Array => new Uint8Array(createHash('sha256').update(name).digest());

/** A client that no user approved within a day is deleted, and so is one unused for 90 days. */
export const clientAges = (now: number): ClientAges => ({ unusedBefore: now - UNUSED_MS, usedBefore: now - USED_MS });
