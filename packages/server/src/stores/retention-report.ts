// What the last run of retention said, as `doctor` wants to know it.

export interface RetentionReport {
  lookedAt: number;
  /** Why it dropped nothing although records were due. */
  refusal: string | null;
}
