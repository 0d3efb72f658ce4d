// Optional parts of a reply: one that is missing, null or of another shape costs itself, never the answer around it.
import { z } from 'zod';

export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined);

/** The sound entries of a list. */
export const soundOf = <Value>(schema: z.ZodType<Value>) =>
  eachOf(schema).transform((entries) => entries.filter((entry) => entry !== undefined));

/** Every entry in its place, for lists that others count into; `undefined` for one that is not sound. */
export const eachOf = <Value>(schema: z.ZodType<Value>) =>
  z
    .unknown()
    .optional()
    .transform((given): (Value | undefined)[] =>
      Array.isArray(given) ? given.map((entry: unknown) => schema.safeParse(entry).data) : [],
    );
