// The panel of one row: the main parts of the request, how it was attributed, and the same kind of request to copy.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { read } from '../../api/queries.ts';
import { useSession } from '../../app/session.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { CreditFacts } from './credit-facts.tsx';
import { curlOf } from './curl.ts';
import { kindOf, type RowDetail } from './row.ts';
import { RefusalFacts, RowFacts } from './row-facts.tsx';

interface RowPanelProps {
  brand: string;
  id: string;
  names: ReadonlyMap<string, string>;
  onOpen(id: string): void;
  onClose(): void;
}

/** Shown until the projection has seen a record. */
const POLL_MS = 1000;
const SKELETON_LINES = 8;

export function RowPanel({ brand, id, names, onOpen, onClose }: RowPanelProps) {
  const { live } = useTexts();
  const { data, error, refetch } = useQuery({
    ...read('GET /brands/:brand/live/rows/:row', { params: { brand, row: id } }),
    refetchInterval: ({ state }) => (state.data && isPending(state.data) ? POLL_MS : false),
  });
  const title = data === undefined ? live.details : live.kinds[kindOf(data.row)];
  return (
    <Dialog kind="panel" title={title} isOpen onClose={onClose}>
      {error ? (
        error instanceof ApiError && error.status === 404 ? (
          <p>{live.gone}</p>
        ) : (
          <ErrorNotice error={error} retry={() => void refetch()} />
        )
      ) : data ? (
        <Details detail={data} names={names} onOpen={onOpen} />
      ) : (
        <Skeleton lines={SKELETON_LINES} />
      )}
    </Dialog>
  );
}

const isPending = ({ row, credit }: RowDetail): boolean => row.kind !== 'refusal' && credit === null;

interface DetailsProps {
  detail: RowDetail;
  names: ReadonlyMap<string, string>;
  onOpen(id: string): void;
}

function Details({ detail: { row, credit }, names, onOpen }: DetailsProps) {
  const { live, liveFaults } = useTexts();
  const { service_url: base } = useSession();
  return (
    <div className="live-details">
      {row.kind === 'refusal' && (
        <div className="notice notice-error">
          <strong>{liveFaults[row.fault].why}</strong>
          <p>
            {live.next}: {liveFaults[row.fault].next}
          </p>
        </div>
      )}
      <Section title={live.request}>
        {row.kind === 'refusal' ? <RefusalFacts row={row} names={names} /> : <RowFacts row={row} names={names} />}
      </Section>
      {row.kind !== 'refusal' && (
        <Section title={live.attribution}>
          {credit ? <CreditFacts kind={row.kind} credit={credit} onOpen={onOpen} /> : <p>{live.pending}</p>}
        </Section>
      )}
      <Section title={live.curl}>
        <p className="muted">{live.curlNote}</p>
        <CodeBlock text={curlOf(row, base)} label={live.curl} />
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
