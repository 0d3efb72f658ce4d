import type { Answer } from '../../api/client.ts';
import { Badge, type Tone } from '../../components/badge.tsx';
import { useTexts } from '../../texts/use-texts.ts';

type Finding = Answer<'GET /brands/:brand/findings'>['findings'][number];

const SEVERITY_TONES: Readonly<Record<Finding['severity'], Tone>> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warning',
  low: 'neutral',
};
const STATE_TONES: Readonly<Record<Finding['state'], Tone>> = { open: 'info', fixed: 'good', dismissed: 'neutral' };

export function SeverityBadge({ severity }: Pick<Finding, 'severity'>) {
  const { findings } = useTexts();
  return <Badge tone={SEVERITY_TONES[severity]}>{findings.severities[severity]}</Badge>;
}

export function StateBadge({ state }: Pick<Finding, 'state'>) {
  const { findings } = useTexts();
  return <Badge tone={STATE_TONES[state]}>{findings.states[state]}</Badge>;
}
