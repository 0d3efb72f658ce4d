import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { WebLink } from '../../components/web-link.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

/** The sources that the answers cite for the claim. */
export function Sources({ sources }: Pick<ShownFinding, 'sources'>) {
  const { findings: texts } = useTexts();
  const { number } = useFormats();
  return (
    <Card title={texts.sources}>
      {sources.length === 0 ? (
        <p className="muted">{texts.noSources}</p>
      ) : (
        <ul className="source-list">
          {sources.map(({ url, own, answers }) => (
            <li key={url}>
              <WebLink url={url} />
              <span className="muted">
                {own && <Badge tone="info">{texts.ownPage}</Badge>} {number(answers)} {texts.answers(answers)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
