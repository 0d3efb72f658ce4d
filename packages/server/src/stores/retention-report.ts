// The outcome of the last run of retention, for `doctor`.

export interface RetentionReport {
  lookedAt: number;
  /** Why the run was refused although records were due. */
  refusal: string | null;
}
