// The options of a bench: numbers, and names from a list.
import { parseArgs } from 'node:util';

/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `--name value` for each of the defaults; lists are comma-separated. Throws `UsageError`. */
export function readOptions<Defaults extends Record<string, string>>(
  args: string[],
  defaults: Defaults,
): {
  text(name: keyof Defaults): string;
  number(name: keyof Defaults): number;
  numbers(name: keyof Defaults): number[];
} {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, { type: 'string' as const, default: value }]),
  );
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const text = (name: keyof Defaults): string => String(values[String(name)]);
  const numbers = (name: keyof Defaults): number[] =>
    text(name)
      .split(',')
      .map((part) => {
        const number = Number(part);
        if (!(number > 0)) throw new UsageError(`--${String(name)} accepts numbers above 0`);
        return number;
      });
  return { text, numbers, number: (name) => numbers(name)[0] ?? 0 };
}
