import { Button } from '../../components/button.tsx';
import { engineName } from '../../components/engine-name.ts';
import type { Catalog } from '../../texts/catalog.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { DetailList } from './detail-list.tsx';
import { type Accepted, pathOf, type RowDetail } from './row.ts';

interface CreditFactsProps {
  kind: Accepted['kind'];
  credit: NonNullable<RowDetail['credit']>;
  onOpen(id: string): void;
}

/** The channel, and the credited visit. */
export function CreditFacts({ kind, credit: { channel, outcome, visit }, onOpen }: CreditFactsProps) {
  const { live } = useTexts();
  const { dateTime } = useFormats();
  const credited =
    visit === null ? (
      live.noVisit
    ) : (
      <Button variant="plain" className="live-credited" onPress={() => onOpen(visit.id)}>
        <span className="foreign">{pathOf(visit.page)}</span> · {dateTime(visit.at)}
      </Button>
    );
  return (
    <DetailList
      details={[
        [live.channel, channelName(channel, live.channels)],
        [live.result, outcome === null ? null : live.results[outcome]],
        [live.credited, kind === 'visit' ? null : credited],
      ]}
    />
  );
}

const AI = 'ai:';

function channelName(channel: string, { ai, ...names }: Catalog['live']['channels']): string {
  if (channel.startsWith(AI)) return ai(engineName(channel.slice(AI.length)));
  const known: Readonly<Record<string, string>> = names;
  return known[channel] ?? channel;
}
