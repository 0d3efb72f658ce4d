import { Badge, type Tone } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { findingAddress } from './answer-text.tsx';
import type { FullAnswer } from './full-answer.ts';

type Claim = FullAnswer['claims'][number];

const TONES: Readonly<Record<Claim['severity'], Tone>> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warning',
  low: 'neutral',
};

export function ClaimList({ brand, claims }: { brand: string; claims: readonly Claim[] }) {
  const { answers: texts } = useTexts();
  const { claim } = useFormats();
  return (
    <Card title={texts.claims}>
      <ul className="plain-list">
        {claims.map(({ start, end, severity, claimed, verified, finding_id: id }) => (
          <li key={`${start} ${end} ${claimed}`}>
            <Badge tone={TONES[severity]}>{texts.severities[severity]}</Badge>
            <dl className="facts">
              <dt>{texts.claimed}</dt>
              <dd className="foreign">{claim(claimed)}</dd>
              <dt>{texts.verified}</dt>
              <dd className="foreign">{claim(verified)}</dd>
            </dl>
            {id !== null && <a href={findingAddress(brand, id)}>{texts.finding}</a>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
