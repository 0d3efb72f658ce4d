import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { DetailList, Foreign } from './detail-list.tsx';
import type { Accepted, Refusal } from './row.ts';

type Names = ReadonlyMap<string, string>;

export function RowFacts({ row, names }: { row: Accepted; names: Names }) {
  const { live } = useTexts();
  const { moment } = useFormats();
  const { fields } = live;
  const code = (text: string) => <Foreign text={text} isCode />;
  const common = [
    [fields.time, moment(row.at)],
    [fields.install, <Foreign key="install" text={names.get(row.install_id) ?? row.install_id} />],
  ] as const;
  const receipt = [fields.receipt, code(row.receipt_id)] as const;
  if (row.kind === 'event') {
    return (
      <DetailList
        details={[
          ...common,
          [fields.handle, code(row.handle)],
          [fields.status, live.statuses[row.status]],
          [fields.occurred, <Foreign key="occurred" text={row.occurred_at} />],
          [fields.subject, code(row.subject_type)],
          [fields.eventId, code(row.event_id)],
          [fields.webhookId, code(row.webhook_id)],
          receipt,
        ]}
      />
    );
  }
  const ids = [[fields.deliveryId, code(row.delivery_id)], receipt] as const;
  if (row.kind === 'action') return <DetailList details={[...common, ...ids]} />;
  return (
    <DetailList
      details={[
        ...common,
        [fields.page, <Foreign key="page" text={row.page} />],
        [fields.source, row.source === null ? live.credentials.none : code(row.source)],
        [
          fields.referrer,
          row.referrer === null ? live.credentials.none : <Foreign key="referrer" text={row.referrer} />,
        ],
        ...ids,
      ]}
    />
  );
}

export function RefusalFacts({ row, names }: { row: Refusal; names: Names }) {
  const { live } = useTexts();
  const { moment, number } = useFormats();
  const { fields } = live;
  const { install_id: install } = row;
  const none = live.credentials.none;
  const common = [
    [fields.time, moment(row.at)],
    [fields.install, install === null ? live.unknownInstall : <Foreign text={names.get(install) ?? install} />],
  ] as const;
  const count = [fields.count, row.count > 1 ? live.times(number(row.count)) : null] as const;
  if (row.fault === 'various') {
    return <DetailList details={[...common, [fields.endpoint, live.endpoints[row.endpoint]], count]} />;
  }
  return (
    <DetailList
      details={[
        ...common,
        [fields.endpoint, `${live.endpoints[row.endpoint]} (${row.method})`],
        [fields.answer, <Foreign key="answer" text={`${row.status} ${row.code}`} isCode />],
        [live.why, <Foreign key="reason" text={row.reason} isCode />],
        [fields.issues, row.issues.some(({ path }) => path !== '') ? <Issues issues={row.issues} /> : null],
        [fields.origin, row.origin === null ? none : <Foreign text={row.origin} isCode />],
        [fields.contentType, row.content_type === null ? none : <Foreign text={row.content_type} isCode />],
        [fields.credential, live.credentials[row.credential]],
        [fields.deliveryId, live.deliveryIds[row.delivery_id]],
        count,
      ]}
    />
  );
}

const Issues = ({ issues }: Pick<Refusal, 'issues'>) => (
  <ul className="live-issues">
    {issues.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        <Foreign text={path} isCode /> <Foreign text={message} />
      </li>
    ))}
  </ul>
);
