// What is stored about a visitor and for how long; its export and erasure.
import { useParams } from '@tanstack/react-router';
import { useIsOwner } from '../../app/session.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OneVisitor } from './one-visitor.tsx';
import './privacy.css';
import { RetentionCard } from './retention-card.tsx';

export function PrivacyPage() {
  const { pages, privacy } = useTexts();
  const { brand = '' } = useParams({ strict: false });
  const isOwner = useIsOwner(brand);
  return (
    <>
      <PageHeader title={pages.privacy} lead={privacy.lead} />
      <div className="cards">
        <OneVisitor brand={brand} isOwner={isOwner} />
        <RetentionCard brand={brand} />
      </div>
    </>
  );
}
