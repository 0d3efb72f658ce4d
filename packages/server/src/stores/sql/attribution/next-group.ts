// Which parts are projected next, and up to where. Pure.
import type { PartVersion } from '../../../attribution/ports.ts';
import type { Head, Position } from './projection-head.ts';

/** Parts with the same position, which are projected together. */
export interface PartGroup {
  parts: PartVersion[];
  after: Position;
  upTo: Position;
}

/**
 * How many numbers one batch passes when it leaves out the records of other parts: a part without records must not scan
 * a whole backlog in one statement.
 */
const WINDOW = 20_000;

const KINDS = ['visit', 'action', 'event'] as const;

const sumOf = ({ visit, action, event }: Position): number => visit + action + event;
const isSame = (a: Position, b: Position): boolean => KINDS.every((kind) => a[kind] === b[kind]);

/**
 * The parts that are furthest behind. They stop where others of the share stand, and continue together with them, so
 * that a process that takes over parts soon projects all of its parts in one batch.
 *
 * @param heads of the share
 * @param total how many parts there are
 * @returns `undefined` if all are projected up to `bound`
 */
export function nextGroup(heads: readonly Head[], total: number, bound: number): PartGroup | undefined {
  const behind = heads.filter((head) => KINDS.some((kind) => head[kind] < bound));
  const [last] = behind.toSorted((a, b) => sumOf(a) - sumOf(b));
  if (last === undefined) return undefined;
  const group = behind.filter((head) => isSame(head, last));
  const farthest = (kind: keyof Position): number => {
    const others = heads.map((head) => head[kind]).filter((number) => number > last[kind]);
    const window = group.length < total ? last[kind] + WINDOW : bound;
    return Math.max(last[kind], Math.min(bound, window, ...others));
  };
  return {
    parts: group.map(({ part, version }) => ({ part, version })),
    after: { visit: last.visit, action: last.action, event: last.event },
    upTo: { visit: farthest('visit'), action: farthest('action'), event: farthest('event') },
  };
}
