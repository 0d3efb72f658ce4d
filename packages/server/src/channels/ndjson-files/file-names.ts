// Names of relayed files: the start time and the token of the lease holder, so that names are unique and sort like the
// records. An open file ends in `.open`.

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-(\d+)\.ndjson(?:\.open)?$/;

export const OPEN = '.open';
/** A copy that the holder of the token makes of a file whose writer is gone. */
export const sealingName = (name: string, token: number): string => `${name}.${token}.sealing`;

/** The token in the name of such a copy. */
export function sealingToken(name: string): number | undefined {
  const [, token] = /\.ndjson\.(\d+)\.sealing$/.exec(name) ?? [];
  return token === undefined ? undefined : Number(token);
}

/** @param at milliseconds since 1970 */
export const fileName = (at: number, token: number): string =>
  `${new Date(at).toISOString().replaceAll(':', '-')}-${String(token).padStart(6, '0')}.ndjson`;

export interface NamedFile {
  /** When it was started, in milliseconds since 1970. */
  begunAt: number;
  token: number;
}

/** Parses a name; `undefined` if it is not one of ours. */
export function parseFileName(name: string): NamedFile | undefined {
  const [, day, hours, minutes, seconds, token] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  return { begunAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`), token: Number(token) };
}
