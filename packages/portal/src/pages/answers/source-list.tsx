import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { FullAnswer } from './full-answer.ts';

type Citation = FullAnswer['citations'][number];

export function SourceList({ citations }: { citations: readonly Citation[] }) {
  const { answers: texts } = useTexts();
  const once = [...new Map(citations.map((citation) => [`${citation.kind} ${citation.url}`, citation])).values()];
  return (
    <Card title={texts.sources}>
      {once.length === 0 && <p className="muted">{texts.noSources}</p>}
      <ul className="plain-list">
        {once.map(({ url, title, domain, own, kind }) => (
          <li key={`${kind} ${url}`}>
            <SourceLink url={url} text={title ?? url.replace(/^https?:\/\//, '')} />
            <p className="source-line muted">
              <span className="foreign">{domain}</span>
              <span>{texts.sourceKinds[kind]}</span>
              {own && <Badge tone="good">{texts.own}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The URL comes from an answer: only a web URL becomes a link. */
function SourceLink({ url, text }: { url: string; text: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="foreign">{text}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="foreign">
      {text}
    </a>
  );
}
