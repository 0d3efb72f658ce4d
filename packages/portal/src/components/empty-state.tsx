import type { ReactNode } from 'react';

/** Shown if there is nothing yet: explains why, and the next step. */
export const EmptyState = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="empty-state">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
);
