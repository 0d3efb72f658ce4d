// The migrations in their order. One that was released never changes; a new one is added at the end.
import { sql as first } from './001-first.ts';
import { sql as serverEvents } from './002-server-events.ts';
import { sql as attribution } from './003-attribution.ts';
import { sql as rateBuckets } from './004-rate-buckets.ts';
import { sql as relay } from './005-relay.ts';
import { sql as plans } from './006-plans-and-notifications.ts';
import { sql as brandData } from './007-brand-data.ts';
import { sql as rateWindows } from './008-rate-windows.ts';
import { sql as scans } from './009-scans.ts';
import { sql as signIn } from './010-sign-in.ts';
import { sql as oauth } from './011-oauth.ts';
import { sql as disabledTargets } from './012-disabled-targets.ts';
import { sql as retentionMarks } from './013-retention-marks.ts';
import { sql as searched } from './014-searched.ts';
import { sql as promptGaps } from './015-prompt-gaps.ts';
import { sql as promptWeeks } from './016-prompt-weeks.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** The schema's version is the number of migrations that were applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first', sql: first },
  { name: '002-server-events', sql: serverEvents },
  { name: '003-attribution', sql: attribution },
  { name: '004-rate-buckets', sql: rateBuckets },
  { name: '005-relay', sql: relay },
  { name: '006-plans-and-notifications', sql: plans },
  { name: '007-brand-data', sql: brandData },
  { name: '008-rate-windows', sql: rateWindows },
  { name: '009-scans', sql: scans },
  { name: '010-sign-in', sql: signIn },
  { name: '011-oauth', sql: oauth },
  { name: '012-disabled-targets', sql: disabledTargets },
  { name: '013-retention-marks', sql: retentionMarks },
  { name: '014-searched', sql: searched },
  { name: '015-prompt-gaps', sql: promptGaps },
  { name: '016-prompt-weeks', sql: promptWeeks },
];
