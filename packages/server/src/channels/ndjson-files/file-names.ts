// Names of relayed files: when a file was begun and by which holder of the lease, so that none is ever given twice and
// their order is that of the records. A file that is still written to ends in `.open`.

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-(\d+)\.ndjson(?:\.open)?$/;

export const OPEN = '.open';
/** A copy that is being made of a file whose writer is gone. */
export const SEALING = '.sealing';

/** @param at milliseconds since 1970 */
export const fileName = (at: number, token: number): string =>
  `${new Date(at).toISOString().replaceAll(':', '-')}-${String(token).padStart(6, '0')}.ndjson`;

/** When the file of that name was begun; `undefined` where it is none of ours. */
export function begunAt(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
