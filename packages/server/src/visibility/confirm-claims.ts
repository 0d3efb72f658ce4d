// A second check of wrong claims by the judge, if there is one: it can withdraw a finding, and never adds one.
import type { AnswerRecord } from './ports.ts';
import type { Judge } from './reading-ports.ts';

export interface ConfirmDeps {
  judge?: Judge | undefined;
  /** Called with the reason why the judge gave no answer. */
  onJudgeFailed?: (error: unknown) => void;
}

/** The record without the findings that the judge rejects. A failing judge never rejects the record. */
export async function confirmed({ judge, onJudgeFailed }: ConfirmDeps, record: AnswerRecord): Promise<AnswerRecord> {
  if (!judge?.confirm || record.wrong.length === 0) return record;
  try {
    const asked = record.wrong.map(({ quote, claimed, verified, subject }) => ({ quote, claimed, verified, subject }));
    const verdicts = await judge.confirm(asked);
    return withClaims(
      record,
      record.wrong.filter((_, index) => verdicts[index] !== false),
    );
  } catch (error) {
    onJudgeFailed?.(error);
    return record;
  }
}

/** The displayed details list the same claims as the text. */
function withClaims(record: AnswerRecord, wrong: AnswerRecord['wrong']): AnswerRecord {
  const kept = new Set(wrong.map(({ key }) => key));
  const reading: { claims: { key: string }[] } = JSON.parse(record.reading);
  const claims = reading.claims.filter(({ key }) => kept.has(key));
  return { ...record, wrong, reading: JSON.stringify({ ...reading, claims }) };
}
