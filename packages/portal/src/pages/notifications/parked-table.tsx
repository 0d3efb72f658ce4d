import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { isKind, type NotificationsAnswer } from './kinds.ts';

interface ParkedTableProps {
  brand: string;
  answer: NotificationsAnswer;
  isOwner: boolean;
}

export function ParkedTable({ brand, answer, isOwner }: ParkedTableProps) {
  const { notifications: texts } = useTexts();
  const formats = useFormats();
  const { parked, parked_count: count, targets } = answer;
  return (
    <Card title={texts.parked}>
      <p className="muted">
        {texts.parkedText} {count > parked.length && texts.parkedMore(formats.number(count))}
      </p>
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{texts.event}</th>
              <th scope="col">{texts.target}</th>
              <th scope="col">{texts.reason}</th>
              <th scope="col">{texts.parkedAt}</th>
              {isOwner && (
                <th scope="col">
                  <span className="visually-hidden">{texts.replay}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {parked.map((message) => (
              <ParkedRow
                key={message.delivery_id}
                brand={brand}
                message={message}
                target={targets.find((one) => one.target_id === message.target_id)}
                isOwner={isOwner}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface ParkedRowProps {
  brand: string;
  message: NotificationsAnswer['parked'][number];
  target: NotificationsAnswer['targets'][number] | undefined;
  isOwner: boolean;
}

function ParkedRow({ brand, message, target, isOwner }: ParkedRowProps) {
  const { general, notifications: texts } = useTexts();
  const formats = useFormats();
  const replay = useChange('POST /brands/:brand/notifications/:target/replay', ['GET /brands/:brand/notifications']);
  const event = isKind(message.kind) ? texts.kindNames[message.kind] : message.kind;
  const host = target?.host ?? general.none;
  const input = { params: { brand, target: message.target_id }, body: { delivery_id: message.delivery_id } };
  return (
    <tr>
      <td>{event}</td>
      <td className="foreign">{host}</td>
      <td className="foreign">
        {message.reason ?? general.none}
        {replay.error && <ErrorNotice error={replay.error} />}
      </td>
      <td>{formats.dateTime(message.parked_at)}</td>
      {isOwner && (
        <td>
          <Button
            variant="plain"
            aria-label={texts.replayName(event, host)}
            isDisabled={replay.isPending || target?.disabled_at !== null}
            onPress={() => replay.mutate(input)}
          >
            {texts.replay}
          </Button>
        </td>
      )}
    </tr>
  );
}
