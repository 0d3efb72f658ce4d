import type { ReactNode } from 'react';

interface CardProps {
  title?: string;
  /** To the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

export const Card = ({ title, actions, children, className = '' }: CardProps) => (
  <section className={`card ${className}`} aria-label={title}>
    {(title !== undefined || actions !== undefined) && (
      <header className="card-header">
        {title !== undefined && <h2>{title}</h2>}
        {actions}
      </header>
    )}
    {children}
  </section>
);
