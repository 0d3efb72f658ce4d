import type { Answer } from '../../api/client.ts';

export type Scans = Answer<'GET /brands/:brand/scans'>;
export type Scan = Scans['scans'][number];

/** The queries that every change of a scan refetches. */
export const REFRESHED = ['GET /brands/:brand/scans', 'GET /brands/:brand/scans/:scan'] as const;
