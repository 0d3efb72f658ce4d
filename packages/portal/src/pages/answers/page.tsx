// The answers behind a figure, newest first.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Answer, CallInput } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { periodOf } from '../../components/period/period.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { FigureFilters } from '../visibility/figure-filters.ts';
import type { AnswerSearch } from './answer-filters.ts';
import { AnswerRow } from './answer-row.tsx';
import { AnswerFilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import './answers.css';

const route = getRouteApi('/signed-in/brands/$brand/answers');

type Query = NonNullable<CallInput<'GET /brands/:brand/answers'>['query']>;

export function AnswersPage() {
  const { pages, answers: texts } = useTexts();
  const { brand } = route.useParams();
  const search = route.useSearch();
  return (
    <>
      <Link to="/brands/$brand/visibility" params={{ brand }} search={visibilityOf(search)} className="back-link">
        ← {texts.back}
      </Link>
      <PageHeader title={pages.answers} lead={titleOf(texts, search)} />
      <AnswerFilterBar brand={brand} search={search} />
      <AnswerList key={JSON.stringify([brand, search])} brand={brand} search={search} />
    </>
  );
}

/** The back link keeps the filters that both pages share. */
function visibilityOf({ days, since, until, market, engine, branded, subject, name }: AnswerSearch): FigureFilters {
  const isDay = since !== undefined && since === until;
  const all = {
    ...(isDay ? {} : { days, since, until }),
    market,
    engine,
    branded: branded || undefined,
    line: subject === 'product_line' ? name : undefined,
    sku: subject === 'sku' ? name : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function titleOf({ about, allAnswers }: ReturnType<typeof useTexts>['answers'], { subject, name = '' }: AnswerSearch) {
  if (subject === undefined) return allAnswers;
  const text = about[subject];
  return typeof text === 'string' ? text : text(name);
}

function queryOf({ days, since, until, market, engine, branded, prompt, subject, name }: AnswerSearch): Query {
  return {
    ...periodOf({ ...(days && { days }), ...(since && { since }), ...(until && { until }) }, Date.now()),
    ...(market !== undefined && { market: market as NonNullable<Query['market']> }),
    ...(engine !== undefined && { engine }),
    ...(branded !== undefined && { branded: branded ? 'true' : 'false' }),
    ...(prompt !== undefined && { prompt }),
    ...(subject !== undefined && { subject }),
    ...(name !== undefined && { name }),
  };
}

interface AnswerListProps {
  brand: string;
  search: AnswerSearch;
}

/** Each page is loaded separately, and stays when the next is appended. */
function AnswerList({ brand, search }: AnswerListProps) {
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  const [query] = useState(() => queryOf(search));
  return (
    <>
      {cursors.map((cursor, index) => (
        <AnswerPagePart
          key={cursor ?? ''}
          brand={brand}
          search={search}
          query={{ ...query, ...(cursor !== undefined && { cursor }) }}
          isFirst={index === 0}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </>
  );
}

interface AnswerPagePartProps extends AnswerListProps {
  query: Query;
  isFirst: boolean;
  onMore: ((cursor: string) => void) | undefined;
}

function AnswerPagePart({ brand, search, query, isFirst, onMore }: AnswerPagePartProps) {
  const { answers: texts } = useTexts();
  const { data, error, refetch } = useQuery(read('GET /brands/:brand/answers', { params: { brand }, query }));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return (
    <>
      {isFirst && <ListHead search={search} page={data} />}
      {data.answers.length === 0 ? (
        <Card>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Card>
      ) : (
        <ul className="answer-list">
          {data.answers.map((answer) => (
            <AnswerRow key={answer.id} brand={brand} search={search} answer={answer} />
          ))}
        </ul>
      )}
      {data.next_cursor !== null && onMore && (
        <Button className="more-button" onPress={() => onMore(data.next_cursor ?? '')}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function ListHead({ search, page }: { search: AnswerSearch; page: Answer<'GET /brands/:brand/answers'> }) {
  const { answers: texts } = useTexts();
  const formats = useFormats();
  return (
    <>
      <FilterChips search={search} period={page.period} />
      {page.prompt && (
        <Card className="prompt-card">
          <p className="muted">{texts.prompt}</p>
          <p className="foreign prompt-text">{page.prompt.text ?? texts.promptGone}</p>
        </Card>
      )}
      {page.total !== null && (
        <p className="muted answer-total" aria-live="polite">
          {texts.total(page.total, formats.number(page.total))}
        </p>
      )}
    </>
  );
}
