import type { ReactNode } from 'react';

/** Names and values; entries without a value are omitted. */
export const DetailList = ({ details }: { details: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {details
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

/** External text. */
export const Foreign = ({ text, isCode = false }: { text: string; isCode?: boolean }) => (
  <span className={isCode ? 'foreign mono' : 'foreign'}>{text}</span>
);
