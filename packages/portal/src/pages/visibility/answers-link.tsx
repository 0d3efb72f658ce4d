import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AnswerSearch, answersBehind } from '../answers/answer-filters.ts';
import { useFilters } from './use-filters.ts';

interface AnswersLinkProps {
  /** The subject of the figure, with the page's filters. */
  about?: AnswerSearch;
  /** For screen readers: what the text omits. */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A link from a figure to the answers behind it. */
export function AnswersLink({ about = {}, note, className, children }: AnswersLinkProps) {
  const { brand, search } = useFilters();
  const { measure: _measure, ...filters } = search;
  return (
    <Link
      to="/brands/$brand/answers"
      params={{ brand }}
      search={answersBehind(filters, about)}
      className={className ?? 'quiet-link'}
    >
      {children}
      {note !== undefined && <span className="visually-hidden"> {note}</span>}
    </Link>
  );
}
