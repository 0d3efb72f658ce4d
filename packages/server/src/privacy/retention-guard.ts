// Decides whether the clock can be trusted before records are dropped by it (decisions 12, Retention). Pure.
import { DAY_MS } from '../kernel/day.ts';
import type { RetentionMarks } from './ports.ts';

/** The first record of one kind that a run would drop. */
export interface DueRecord {
  /** Such as `visits`. */
  kind: string;
  /** When it was received or requested. */
  at: number;
  /** The retention of its kind, in days. */
  days: number;
}

export interface RetentionInput {
  now: number;
  marks: RetentionMarks;
  /** When the newest record of any kind was received; absent if there is none. */
  newest: number | undefined;
  /** One for each kind that has records to drop. */
  due: readonly DueRecord[];
}

/** `passes`: the clock looks right, but nothing is due. `reason` is set only if something was due. */
export type RetentionVerdict = { run: true } | { run: false; passes: boolean; reason?: string };

/** Serving processes run retention once a day. */
const LOOK_MS = DAY_MS;
/** How far a clock or a run may be off before it is not trusted. */
const SLACK_MS = DAY_MS;
/** More than a week's worth of expired records is dropped only with `--force`. */
const MOST_MS = 7 * DAY_MS;

/** True if the last complete run is so recent that only a day's records have expired since. */
export const ranRecently = ({ passedAt }: RetentionMarks, now: number): boolean =>
  passedAt !== undefined && Math.abs(now - passedAt) <= LOOK_MS + SLACK_MS;

export function judgeRetention(scene: RetentionInput): RetentionVerdict {
  const { marks, due } = scene;
  if (marks.passedAt === undefined && due.length === 0) return { run: false, passes: true };
  const reason = doubt(scene);
  if (reason === undefined) return { run: true };
  return { run: false, passes: false, ...(due.length > 0 && { reason }) };
}

function doubt({ now, marks: { lookedAt, passedAt }, newest, due }: RetentionInput): string | undefined {
  if (passedAt === undefined && newest !== undefined && now > newest + SLACK_MS) {
    return `the clock says ${minute(now)}, but the newest record was received at ${minute(newest)}`;
  }
  if (lookedAt !== undefined && (now > lookedAt + LOOK_MS + SLACK_MS || now < lookedAt - SLACK_MS)) {
    return `the clock says ${minute(now)}, but the last run was at ${minute(lookedAt)}`;
  }
  if (passedAt !== undefined && due.length > 0 && now > passedAt + LOOK_MS + MOST_MS) {
    return `the clock says ${minute(now)}, but the last complete run was at ${minute(passedAt)}`;
  }
  // An earlier run should have dropped anything older than this.
  const since = Math.min(passedAt ?? now - LOOK_MS, now) - SLACK_MS;
  const overdue = due.find(({ at, days }) => at + days * DAY_MS < since);
  if (overdue === undefined) return undefined;
  return `it would drop more than has expired since the last run: ${overdue.kind} since ${minute(overdue.at)}, which are kept for ${overdue.days} days`;
}

const minute = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;
