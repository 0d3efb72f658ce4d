import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { FullAnswer } from './full-answer.ts';
import { numberedSources } from './numbered-sources.ts';

type Citation = FullAnswer['citations'][number];

export function SourceList({ text, citations }: { text: string; citations: readonly Citation[] }) {
  const { answers: texts } = useTexts();
  const once = numberedSources(text, citations);
  return (
    <Card title={texts.sources}>
      {once.length === 0 && <p className="muted">{texts.noSources}</p>}
      <ul className="plain-list">
        {once.map(({ url, title, domain, own, kind, numbers }) => (
          <li key={`${kind} ${url}`}>
            <span>
              {numbers.length > 0 && (
                <span className="number">{numbers.map((number) => `[${number}]`).join(' ')} </span>
              )}
              <SourceLink url={url} text={title ?? addressOf(url)} />
            </span>
            <p className="source-line muted">
              <span className="foreign">{title === null ? domain : addressOf(url)}</span>
              <span>{texts.sourceKinds[kind]}</span>
              {own && <Badge tone="good">{texts.own}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two pages of one site often have the same title: the path tells them apart. */
const addressOf = (url: string): string => url.replace(/^https?:\/\//i, '');

/** The URL comes from an answer: only a web URL becomes a link. */
function SourceLink({ url, text }: { url: string; text: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="foreign">{text}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="foreign">
      {text}
    </a>
  );
}
