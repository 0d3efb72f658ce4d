import type { Answer } from '../../api/client.ts';

/** One finding as the API returns it. */
export type ShownFinding = Answer<'GET /brands/:brand/findings/:finding'>;

/** The queries that every change of a finding refetches. */
export const REFRESHED = ['GET /brands/:brand/findings', 'GET /brands/:brand/findings/:finding'] as const;
