// The canonical form in which email addresses are stored and compared. Pure.
import { z } from 'zod';
import { asciiLowerCase } from '../kernel/text/ascii-lower-case.ts';

const MAX_CHARACTERS = 254;
/** Zod accepts ASCII only. */
const schema = z.string().transform(asciiLowerCase).pipe(z.email().max(MAX_CHARACTERS));

/**
 * In lower case: no provider in use distinguishes addresses by the case of ASCII letters. `undefined` if it is not an
 * address. It is not trimmed or repaired, because a provider's address must not become that of another user.
 */
export const normalizedEmail = (value: string): string | undefined => schema.safeParse(value).data;
