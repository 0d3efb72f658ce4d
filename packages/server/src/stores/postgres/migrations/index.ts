// The migrations of PostgreSQL in their order. One that was released never changes; a new one is added at the end.
import { sql as first } from './001-first.ts';
import { sql as storeGroup } from './002-store-group.ts';
import { sql as plans } from './003-plans-and-notifications.ts';
import { sql as brandData } from './004-brand-data.ts';
import { sql as rateWindows } from './005-rate-windows.ts';
import { sql as scans } from './006-scans.ts';
import { sql as signIn } from './007-sign-in.ts';
import { sql as oauth } from './008-oauth.ts';
import { sql as disabledTargets } from './009-disabled-targets.ts';
import { sql as retentionMarks } from './010-retention-marks.ts';
import { sql as searched } from './011-searched.ts';
import { sql as promptGaps } from './012-prompt-gaps.ts';
import { sql as promptWeeks } from './013-prompt-weeks.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** The schema's version is the number of migrations that were applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first', sql: first },
  { name: '002-store-group', sql: storeGroup },
  { name: '003-plans-and-notifications', sql: plans },
  { name: '004-brand-data', sql: brandData },
  { name: '005-rate-windows', sql: rateWindows },
  { name: '006-scans', sql: scans },
  { name: '007-sign-in', sql: signIn },
  { name: '008-oauth', sql: oauth },
  { name: '009-disabled-targets', sql: disabledTargets },
  { name: '010-retention-marks', sql: retentionMarks },
  { name: '011-searched', sql: searched },
  { name: '012-prompt-gaps', sql: promptGaps },
  { name: '013-prompt-weeks', sql: promptWeeks },
];
