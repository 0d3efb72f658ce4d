// Whether a clock may be believed before records are dropped by it (decisions 12, Retention). Pure.
import { DAY_MS } from '../kernel/day.ts';
import type { RetentionMarks } from './ports.ts';

/** What a run would drop first, of one kind. */
export interface DueRecord {
  /** Such as `visits`. */
  kind: string;
  /** When it was received, or asked for. */
  at: number;
  /** How many days its kind is kept. */
  days: number;
}

export interface RetentionScene {
  now: number;
  marks: RetentionMarks;
  /** When the newest record of any kind was received; absent where there is none. */
  newest: number | undefined;
  /** One of each kind that has records to drop. */
  due: readonly DueRecord[];
}

/** `passes`: nothing was wrong, though nothing is dropped. There is a reason where something was due. */
export type RetentionVerdict = { run: true } | { run: false; passes: boolean; reason?: string };

/** Serving processes look once a day. */
const LOOK_MS = DAY_MS;
/** By so much a clock or a run may be off before it is doubted. */
const SLACK_MS = DAY_MS;
/** What became old in more than a week never goes without `--force`. */
const MOST_MS = 7 * DAY_MS;

/** True where a run passed so lately that only a day's records became old since. */
export const isInStep = ({ passedAt }: RetentionMarks, now: number): boolean =>
  passedAt !== undefined && Math.abs(now - passedAt) <= LOOK_MS + SLACK_MS;

export function judgeRetention(scene: RetentionScene): RetentionVerdict {
  const { marks, due } = scene;
  if (marks.passedAt === undefined && due.length === 0) return { run: false, passes: true };
  const reason = doubt(scene);
  if (reason === undefined) return { run: true };
  return { run: false, passes: false, ...(due.length > 0 && { reason }) };
}

function doubt({ now, marks: { lookedAt, passedAt }, newest, due }: RetentionScene): string | undefined {
  if (passedAt === undefined && newest !== undefined && now > newest + SLACK_MS) {
    return `the clock says ${minute(now)}, but the newest record came at ${minute(newest)}`;
  }
  if (lookedAt !== undefined && (now > lookedAt + LOOK_MS + SLACK_MS || now < lookedAt - SLACK_MS)) {
    return `the clock says ${minute(now)}, but the last run was at ${minute(lookedAt)}`;
  }
  if (passedAt !== undefined && due.length > 0 && now > passedAt + LOOK_MS + MOST_MS) {
    return `the clock says ${minute(now)}, but the last run that dropped what was old was at ${minute(passedAt)}`;
  }
  // What a run before this one has left is more than one run should drop.
  const since = Math.min(passedAt ?? now - LOOK_MS, now) - SLACK_MS;
  const overdue = due.find(({ at, days }) => at + days * DAY_MS < since);
  if (overdue === undefined) return undefined;
  return `it would drop more than what became old since the last run: ${overdue.kind} from ${minute(overdue.at)} on, kept for ${overdue.days} days`;
}

const minute = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;
