import type { Answer } from '../../api/client.ts';

/** One finding as the API answers with it. */
export type ShownFinding = Answer<'GET /brands/:brand/findings/:finding'>;

/** What every change of a finding reads again. */
export const REFRESHED = ['GET /brands/:brand/findings', 'GET /brands/:brand/findings/:finding'] as const;
