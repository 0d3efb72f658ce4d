// The migrations of SQLite in their order, with the same names as those of PostgreSQL. A released migration never changes; a
// new one is added at the end, in both engines.
import { sql as configuration } from './001-configuration.ts';
import { sql as records } from './002-records.ts';
import { sql as brandData } from './003-brand-data.ts';
import { sql as scansAndPlans } from './004-scans-and-plans.ts';
import { sql as answerLists } from './005-answer-lists.ts';
import { sql as refusals } from './006-refusals.ts';
import { sql as promptGapDays } from './007-prompt-gap-days.ts';
import { sql as promptBlocks } from './008-prompt-blocks.ts';
import { sql as projectionParts } from './009-projection-parts.ts';
import { sql as clientUse } from './010-client-use.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** The schema's version is the number of migrations that were applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-configuration', sql: configuration },
  { name: '002-records', sql: records },
  { name: '003-brand-data', sql: brandData },
  { name: '004-scans-and-plans', sql: scansAndPlans },
  { name: '005-answer-lists', sql: answerLists },
  { name: '006-refusals', sql: refusals },
  { name: '007-prompt-gap-days', sql: promptGapDays },
  { name: '008-prompt-blocks', sql: promptBlocks },
  { name: '009-projection-parts', sql: projectionParts },
  { name: '010-client-use', sql: clientUse },
];
