// The answers behind a figure, newest first and page by page.
import { DomainError } from '../../kernel/domain-error.ts';
import { type PeriodInput, periodOf } from '../measures/period.ts';
import type { AnswerFilter, AnswerPlace, StoredAnswer, StoredAnswerReader } from '../ports.ts';
import type { PlacesDeps } from './read-places.ts';

export interface FigureAnswersDeps {
  storedAnswers: Pick<StoredAnswerReader, 'listAnswers' | 'countAnswers'>;
  clock: PlacesDeps['clock'];
}

export interface FigureAnswersQuery extends PeriodInput, Omit<AnswerFilter, 'since' | 'until'> {
  limit: number;
  cursor?: string | undefined;
}

export interface AnswerPage {
  period: { since: string; until: string };
  answers: StoredAnswer[];
  /** `undefined` if only reading all of them would determine it. */
  total: number | undefined;
  nextCursor: string | null;
}

/** @throws DomainError `invalid_input` for an invalid period, or for a cursor from another list */
export const listFigureAnswers =
  ({ storedAnswers, clock }: FigureAnswersDeps) =>
  async ({ limit, cursor, ...given }: FigureAnswersQuery): Promise<AnswerPage> => {
    const period = periodOf(given, clock.now());
    const filter = { ...given, ...period };
    const after = cursor === undefined ? undefined : placeOf(cursor);
    const [found, total] = await Promise.all([
      storedAnswers.listAnswers({ ...filter, after, limit: limit + 1 }),
      storedAnswers.countAnswers(filter),
    ]);
    const answers = found.slice(0, limit);
    const last = answers.at(-1);
    return { period, answers, total, nextCursor: last && found.length > limit ? cursorOf(last) : null };
  };

const cursorOf = ({ askedAt, id }: AnswerPlace): string => Buffer.from(`${askedAt} ${id}`).toString('base64url');

function placeOf(cursor: string): AnswerPlace {
  const [, askedAt, id] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (askedAt !== undefined && id !== undefined) return { askedAt: Number(askedAt), id };
  const message = 'must be the next_cursor of a page of this list';
  throw new DomainError('invalid_input', { message: `cursor ${message}`, issues: [{ path: 'cursor', message }] });
}
