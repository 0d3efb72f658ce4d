// The two compared scans in the URL. Pure.

export interface ScanSearch {
  /** The later of the two. */
  scan?: string;
  with?: string;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** Accepts any URL; a single scan is not compared. */
export const scanSearch = (search: Record<string, unknown>): ScanSearch =>
  isId(search.scan) && isId(search.with) ? { scan: search.scan, with: search.with } : {};
