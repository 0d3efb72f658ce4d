import { Link } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { engineName } from '../../components/engine-name.ts';
import { plainText } from '../../components/markdown/markdown-tree.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { SeverityBadge } from './badges.tsx';

type Finding = Answer<'GET /brands/:brand/findings'>['findings'][number];

export function FindingRow({ brand, finding }: { brand: string; finding: Finding }) {
  const { findings: texts } = useTexts();
  const { number, day } = useFormats();
  const { id, subject, kind, claimed, verified, severity, quote, answers, engines, markets, last_seen_at } = finding;
  return (
    <li className="finding-item">
      <Link to="/brands/$brand/findings/$finding" params={{ brand, finding: id }} className="finding-row">
        <span className="finding-severity">
          <SeverityBadge severity={severity} />
        </span>
        <span className="finding-claim">
          <span className="finding-subject">
            <strong className="foreign">{subject}</strong> <span className="muted">{texts.kinds[kind]}</span>
          </span>
          <ClaimedAndVerified claimed={claimed} verified={verified} />
          <q className="finding-quote foreign">{plainText(quote)}</q>
        </span>
        <span className="finding-facts">
          <span>
            <strong className="number">{number(answers)}</strong> {texts.answers(answers)}
          </span>
          <span className="muted">
            {engines.map(engineName).join(', ')} · {markets.join(', ')}
          </span>
          <span className="muted">{texts.lastSeen(day(last_seen_at.slice(0, 'YYYY-MM-DD'.length)))}</span>
        </span>
      </Link>
    </li>
  );
}

/** Tells screen readers which value is which. */
export function ClaimedAndVerified({ claimed, verified }: Pick<Finding, 'claimed' | 'verified'>) {
  const { findings: texts } = useTexts();
  const { claim } = useFormats();
  return (
    <span className="claimed-verified">
      <span>
        <span className="visually-hidden">{texts.claimed}: </span>
        <s className="foreign">{claim(claimed)}</s>
      </span>
      <span aria-hidden="true">→</span>
      <span>
        <span className="visually-hidden">{texts.verified}: </span>
        <b className="foreign">{claim(verified)}</b>
      </span>
    </span>
  );
}
