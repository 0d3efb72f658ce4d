// One answer: its text with everything that was found in it.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { AnswerText } from './answer-text.tsx';
import { ClaimList } from './claim-list.tsx';
import type { FullAnswer } from './full-answer.ts';
import { MentionList } from './mention-list.tsx';
import { SourceList } from './source-list.tsx';
import './answers.css';

const route = getRouteApi('/signed-in/brands/$brand/answers/$answer');

export function AnswerPage() {
  const { answers: texts } = useTexts();
  const { brand, answer: id } = route.useParams();
  const search = route.useSearch();
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/answers/:answer', { params: { brand, answer: id } }),
  );
  return (
    <>
      <Link to="/brands/$brand/answers" params={{ brand }} search={search} className="back-link">
        ← {texts.backToAnswers}
      </Link>
      <PageHeader title={texts.answer} />
      {error && <ErrorNotice error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={14} />}
      {data && <Shown brand={brand} answer={data} />}
    </>
  );
}

function Shown({ brand, answer }: { brand: string; answer: FullAnswer }) {
  const { answers: texts } = useTexts();
  return (
    <div className="answer-layout">
      <div className="answer-main">
        <Card className="prompt-card">
          <p className="muted">{texts.prompt}</p>
          <p className="foreign prompt-text">{answer.prompt.text ?? texts.promptGone}</p>
        </Card>
        <Card>
          {answer.text === null ? (
            <p className="muted">{texts.erased}</p>
          ) : (
            <AnswerText brand={brand} text={answer.text} answer={answer} />
          )}
        </Card>
      </div>
      <div className="answer-side">
        <Card>
          <Facts answer={answer} />
        </Card>
        {answer.text !== null && (
          <>
            {answer.claims.length > 0 && <ClaimList brand={brand} claims={answer.claims} />}
            <MentionList mentions={answer.mentions} />
            <SourceList text={answer.text} citations={answer.citations} />
          </>
        )}
      </div>
    </div>
  );
}

function Facts({ answer }: { answer: FullAnswer }) {
  const { answers: texts } = useTexts();
  const formats = useFormats();
  return (
    <dl className="facts">
      <dt>{texts.engine}</dt>
      <dd className="foreign">{engineName(answer.engine)}</dd>
      <dt>{texts.model}</dt>
      <dd className="foreign">{answer.model}</dd>
      <dt>{texts.market}</dt>
      <dd>{answer.market}</dd>
      <dt>{texts.language}</dt>
      <dd>{formats.language(answer.language)}</dd>
      <dt>{texts.asked}</dt>
      <dd>
        <time dateTime={answer.asked_at}>{formats.dateTime(answer.asked_at)}</time>
      </dd>
    </dl>
  );
}
