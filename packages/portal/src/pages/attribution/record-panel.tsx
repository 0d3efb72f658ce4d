import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/select.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { channelName } from './channel-name.ts';
import { LISTED } from './channel-table.tsx';
import { EventDetails } from './event-details.tsx';
import { EventList } from './event-list.tsx';
import { daysOfChannel, type Report } from './sums.ts';
import { useAttribution } from './use-attribution.ts';
import { VisitDetails } from './visit-details.tsx';
import { VisitList } from './visit-list.tsx';

const CLOSED = { channel: undefined, day: undefined, records: undefined, visit: undefined, event: undefined };

/** The records of a channel and day, and one of them. */
export function RecordPanel({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const { search, open } = useAttribution();
  const { channel, day, visit, event } = search;
  const isOpen = visit !== undefined || event !== undefined || (channel !== undefined && day !== undefined);
  const title = visit !== undefined ? texts.visit : event !== undefined ? texts.event : '';
  return (
    <Dialog
      kind="panel"
      title={title || channelName(channel ?? '', texts)}
      isOpen={isOpen}
      onClose={() => open(CLOSED)}
    >
      <div className="record-panel">
        <PanelContent report={report} />
      </div>
    </Dialog>
  );
}

function PanelContent({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const { search, open } = useAttribution();
  const { channel, day, records = 'visits', visit, event } = search;
  const hasList = channel !== undefined && day !== undefined;
  if (visit === undefined && event === undefined) {
    if (!hasList) return null;
    return (
      <>
        <ListFilters report={report} channel={channel} day={day} />
        {records === 'visits' ? <VisitList channel={channel} day={day} /> : <EventList channel={channel} day={day} />}
      </>
    );
  }
  return (
    <>
      {hasList && (
        <Button variant="plain" className="record-back" onPress={() => open({ visit: undefined, event: undefined })}>
          ← {texts.back}
        </Button>
      )}
      {visit !== undefined && <VisitDetails id={visit} />}
      {event !== undefined && <EventDetails receipt={event} />}
    </>
  );
}

function ListFilters({ report, channel, day }: { report: Report; channel: string; day: string }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { search, change } = useAttribution();
  const { records = 'visits' } = search;
  const days = daysOfChannel(report.rows, channel, LISTED[records]);
  const options = days.map((row) => ({
    id: row.day,
    name: texts.dayCount(
      formats.day(row.day),
      formats.number(LISTED[records].reduce((sum, metric) => sum + row[metric], 0)),
    ),
  }));
  const known = options.some(({ id }) => id === day) ? options : [{ id: day, name: formats.day(day) }, ...options];
  return (
    <div className="record-filters">
      <Select
        label={texts.show}
        options={(['visits', 'events'] as const).map((id) => ({ id, name: texts.shown[id] }))}
        selected={records}
        onSelect={(id) => change({ records: id === 'events' ? id : undefined })}
      />
      <Select label={texts.day} options={known} selected={day} onSelect={(next) => change({ day: next })} />
    </div>
  );
}
