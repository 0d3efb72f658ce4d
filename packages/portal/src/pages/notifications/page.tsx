// Where the events of the brand are sent, and what could not be delivered.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { read } from '../../api/queries.ts';
import { useIsOwner } from '../../app/session.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AddTarget } from './add-target.tsx';
import './notifications.css';
import { ParkedTable } from './parked-table.tsx';
import { TargetItem } from './target-item.tsx';

export function NotificationsPage() {
  const { pages, notifications } = useTexts();
  const { brand = '' } = useParams({ strict: false });
  const isOwner = useIsOwner(brand);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={pages.notifications} lead={notifications.lead}>
        {isOwner && (
          <Button variant="primary" onPress={() => setAdding(true)}>
            {notifications.add}
          </Button>
        )}
      </PageHeader>
      <Targets brand={brand} isOwner={isOwner} onAdd={() => setAdding(true)} />
      {isAdding && <AddTarget brand={brand} onClose={() => setAdding(false)} />}
    </>
  );
}

function Targets({ brand, isOwner, onAdd }: { brand: string; isOwner: boolean; onAdd(): void }) {
  const { notifications: texts } = useTexts();
  const { data, error, refetch } = useQuery(read('GET /brands/:brand/notifications', { params: { brand } }));
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  return (
    <>
      <Card>
        {!data && <Skeleton lines={4} />}
        {data?.targets.length === 0 && (
          <EmptyState title={texts.empty} text={texts.emptyText}>
            {isOwner && <Button onPress={onAdd}>{texts.add}</Button>}
          </EmptyState>
        )}
        <ul className="targets">
          {data?.targets.map((target) => (
            <TargetItem
              key={target.target_id}
              brand={brand}
              target={target}
              parked={data.parked.filter((one) => one.target_id === target.target_id).length}
              isOwner={isOwner}
            />
          ))}
        </ul>
        {!isOwner && <p className="muted">{texts.ownersOnly}</p>}
      </Card>
      {data && data.parked_count > 0 && <ParkedTable brand={brand} answer={data} isOwner={isOwner} />}
    </>
  );
}
