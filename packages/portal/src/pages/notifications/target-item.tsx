import { useChange } from '../../api/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { KINDS, type Target } from './kinds.ts';
import { EditKinds, RemoveTarget, SwitchTarget } from './target-actions.tsx';

interface TargetItemProps {
  brand: string;
  target: Target;
  /** How many of its messages are parked. */
  parked: number;
  isOwner: boolean;
}

export function TargetItem({ brand, target, parked, isOwner }: TargetItemProps) {
  const { notifications: texts } = useTexts();
  const formats = useFormats();
  const state = target.disabled_by ?? 'on';
  const kinds =
    target.kinds.length === KINDS.length
      ? texts.allKinds
      : target.kinds.map((kind) => texts.kindNames[kind]).join(' · ');
  return (
    <li className="target">
      <div className="target-head">
        <h2 className="foreign">{target.host}</h2>
        <Badge>{texts.channels[target.channel]}</Badge>
        <Badge tone={state === 'on' ? 'good' : 'warning'}>{texts.states[state]}</Badge>
      </div>
      <p className="muted">
        {kinds}
        <br />
        {texts.added(formats.dateTime(target.created_at))}
      </p>
      {isOwner && <TargetButtons brand={brand} target={target} parked={parked} />}
    </li>
  );
}

function TargetButtons({ brand, target, parked }: Omit<TargetItemProps, 'isOwner'>) {
  const { notifications: texts } = useTexts();
  const formats = useFormats();
  const params = { brand, target: target.target_id };
  const test = useChange('POST /brands/:brand/notifications/:target/test', []);
  const replay = useChange('POST /brands/:brand/notifications/:target/replay', ['GET /brands/:brand/notifications']);
  const isOn = target.disabled_at === null;
  return (
    <>
      <div className="target-actions">
        <Button
          aria-label={texts.testName(target.host)}
          isDisabled={test.isPending}
          onPress={() => test.mutate({ params })}
        >
          {texts.test}
        </Button>
        {isOn && parked > 0 && (
          <Button isDisabled={replay.isPending} onPress={() => replay.mutate({ params, body: {} })}>
            {texts.replayAll(formats.number(parked))}
          </Button>
        )}
        <EditKinds brand={brand} target={target} />
        <SwitchTarget brand={brand} target={target} />
        <RemoveTarget brand={brand} target={target} />
      </div>
      <div aria-live="polite">
        {test.isSuccess && <p className="notice target-result">{texts.tested(target.host)}</p>}
        {replay.data && <p className="notice target-result">{texts.replayed(formats.number(replay.data.replayed))}</p>}
      </div>
      {test.error && <ErrorNotice error={test.error} />}
      {replay.error && <ErrorNotice error={replay.error} />}
    </>
  );
}
