// Optional parts of a reply: a part that is missing, null or malformed is ignored, and the rest of the answer is kept.
import { z } from 'zod';

export const lenient = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);

/** The valid entries of a list. */
export const validEntries = <Value>(schema: z.ZodType<Value>) =>
  parsedEntries(schema).transform((entries) => entries.filter((entry) => entry !== undefined));

/** Every entry at its index, for lists that other fields refer to by index; `undefined` for an invalid one. */
export const parsedEntries = <Value>(schema: z.ZodType<Value>) =>
  z
    .unknown()
    .optional()
    .transform((given): (Value | undefined)[] =>
      Array.isArray(given) ? given.map((entry: unknown) => schema.safeParse(entry).data) : [],
    );
