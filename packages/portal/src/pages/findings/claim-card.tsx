import { Card } from '../../components/card.tsx';
import { WebLink } from '../../components/web-link.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { ShownFinding } from './shown-finding.ts';

/** The claimed value beside the verified one. */
export function ClaimCard({ finding: { claimed, verified, fact } }: { finding: ShownFinding }) {
  const { findings: texts } = useTexts();
  const { day, claim } = useFormats();
  return (
    <Card title={texts.comparison}>
      <div className="claim-pair">
        <div className="claim-box claim-wrong">
          <h3>{texts.claimed}</h3>
          <p className="claim-value foreign">{claim(claimed)}</p>
        </div>
        <div className="claim-box claim-right">
          <h3>{texts.verified}</h3>
          <p className="claim-value foreign">{claim(verified)}</p>
          <p className="muted">{texts.checked(day(fact.date))}</p>
          <WebLink url={fact.source} />
        </div>
      </div>
    </Card>
  );
}
