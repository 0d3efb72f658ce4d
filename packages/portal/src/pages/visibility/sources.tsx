import type { Answer } from '../../api/client.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { ShowAll } from '../../components/show-all.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { AnswersLink } from './answers-link.tsx';
import { Bar } from './bar.tsx';

type Sources = Answer<'GET /brands/:brand/visibility/sources'>;

interface Source {
  about: { subject: 'domain' | 'page'; name: string };
  name: string;
  isOwn: boolean;
  /** Also labeled beside the name. */
  isMarked: boolean;
  answers: number;
}

const FIRST = 8;

export function SourceCards({ sources }: { sources: Sources }) {
  const { visibility: texts } = useTexts();
  const domains = sources.domains.map(
    ({ domain, own, answers }): Source => ({
      about: { subject: 'domain', name: domain },
      name: domain,
      isOwn: own,
      isMarked: own,
      answers,
    }),
  );
  const pages = sources.own_pages.map(
    ({ url, answers }): Source => ({
      about: { subject: 'page', name: url },
      name: url.replace(/^https:\/\//, ''),
      isOwn: true,
      isMarked: false,
      answers,
    }),
  );
  return (
    <div className="figure-pair">
      <SourceCard title={texts.domains} column={texts.domain} none={texts.noDomains} sources={domains} />
      <SourceCard title={texts.ownPages} column={texts.page} none={texts.noPages} sources={pages} />
    </div>
  );
}

interface SourceCardProps {
  title: string;
  column: string;
  none: string;
  sources: readonly Source[];
}

function SourceCard({ title, column, none, sources }: SourceCardProps) {
  const { visibility: texts } = useTexts();
  const longest = Math.max(0, ...sources.map(({ answers }) => answers));
  return (
    <Card title={title}>
      {sources.length === 0 && <p className="muted">{none}</p>}
      {sources.length > 0 && (
        <ShowAll items={sources} first={FIRST}>
          {(shown) => (
            <div className="table-scroll">
              <table className="table ranked">
                <thead>
                  <tr>
                    <th scope="col">{column}</th>
                    <th scope="col">{texts.answers}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((source) => (
                    <SourceRow key={`${source.name} ${source.isOwn}`} source={source} longest={longest} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </ShowAll>
      )}
    </Card>
  );
}

function SourceRow({ source, longest }: { source: Source; longest: number }) {
  const { visibility: texts } = useTexts();
  const formats = useFormats();
  const { about, name, isOwn, isMarked, answers } = source;
  return (
    <tr>
      <th scope="row">
        <AnswersLink about={about} note={texts.showAnswers}>
          <span className="foreign">{name}</span>
        </AnswersLink>
        {isMarked && (
          <>
            {' '}
            <Badge tone="good">{texts.own}</Badge>
          </>
        )}
      </th>
      <td className="bar-cell">
        <Bar share={answers / longest} isOwn={isOwn} />
        <span className="number">{formats.number(answers)}</span>
      </td>
    </tr>
  );
}
