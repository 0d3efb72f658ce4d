import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { isFixedSince } from './advice.ts';
import type { Install } from './install.ts';

interface LastRefusalProps {
  brand: string;
  install: Install;
  /** How often to refetch, in milliseconds. */
  everyMs: number;
}

/** Why the newest refused call of the last 24 hours was refused, and what to do about it, if it says why. */
export function LastRefusal({ brand, install, everyMs }: LastRefusalProps) {
  const { integrations, liveFaults } = useTexts();
  const formats = useFormats();
  const query = { install: install.install_id, outcome: 'refused', limit: 1 } as const;
  const { data } = useQuery({
    ...read('GET /brands/:brand/live', { params: { brand }, query }),
    refetchInterval: everyMs,
  });
  const refusal = data?.rows[0];
  if (refusal?.kind !== 'refusal' || refusal.fault === 'various' || isFixedSince(refusal, install)) return null;
  const { why, next } = liveFaults[refusal.fault];
  const { origin, status, code, endpoint } = refusal;
  const facts = [origin ?? '', `${endpoint}: ${status} ${code}`].filter((fact) => fact !== '');
  return (
    <div className="notice notice-warning">
      <strong>{integrations.setup.refused(formats.dateTime(refusal.at))}</strong>
      <p>{`${why} ${next}`}</p>
      <p className="muted foreign">{facts.join(' · ')}</p>
      <Link
        to="/brands/$brand/live"
        params={{ brand }}
        search={{ install: install.install_id, outcome: 'refused', row: refusal.id }}
      >
        {integrations.setup.showInLive}
      </Link>
    </div>
  );
}
