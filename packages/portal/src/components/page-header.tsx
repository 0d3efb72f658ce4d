import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../texts/use-texts.ts';

interface PageHeaderProps {
  title: string;
  /** The team whose page it is. */
  team?: string | undefined;
  /** One sentence about the page. */
  lead?: string;
  /** Buttons and filters on the right. */
  children?: ReactNode;
}

export function PageHeader({ title, team, lead, children }: PageHeaderProps) {
  const { general } = useTexts();
  useEffect(() => {
    document.title = `${title} · ${general.product}`;
  }, [title, general]);
  return (
    <header className="page-header">
      <div>
        <h1>{title}</h1>
        {team !== undefined && (
          <p className="page-team">
            {general.team}: <bdi className="foreign">{team}</bdi>
          </p>
        )}
        {lead !== undefined && <p className="lead">{lead}</p>}
      </div>
      {children !== undefined && <div className="page-actions">{children}</div>}
    </header>
  );
}
