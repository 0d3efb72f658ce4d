// Names of relayed files: when a file was begun and by which holder of the lease, so that none is ever given twice and
// their order is that of the records. A file that is still written to ends in `.open`.

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-(\d+)\.ndjson(?:\.open)?$/;

export const OPEN = '.open';
/** A copy that the holder with the token is making of a file whose writer is gone. */
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
  /** When it was begun, in milliseconds since 1970. */
  begunAt: number;
  token: number;
}

/** What a name says; `undefined` if it is none of ours. */
export function parseFileName(name: string): NamedFile | undefined {
  const [, day, hours, minutes, seconds, token] = NAME.exec(name) ?? [];
  if (day === undefined) return undefined;
  return { begunAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`), token: Number(token) };
}
