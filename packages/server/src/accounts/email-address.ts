// The canonical form in which email addresses are stored and compared. Pure.
import { z } from 'zod';

const MAX_CHARACTERS = 254;
const schema = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email().max(MAX_CHARACTERS));

/** In lower case: no provider in use distinguishes addresses by case. `undefined` if it is not an address. */
export const normalizedEmail = (value: string): string | undefined => schema.safeParse(value).data;
