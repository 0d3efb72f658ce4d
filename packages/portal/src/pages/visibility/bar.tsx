/** A share of the longest bar in a table. The value is beside it as text. */
export const Bar = ({ share, isOwn }: { share: number; isOwn?: boolean }) => (
  <span className="bar" aria-hidden="true" data-own={isOwn || undefined}>
    <span style={{ inlineSize: `${Math.max(0, Math.min(1, share)) * 100}%` }} />
  </span>
);
