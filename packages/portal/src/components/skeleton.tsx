import { useTexts } from '../texts/use-texts.ts';

/** Reserves space for loading content, so that the layout does not shift. @param lines of text, about 1.5 rem each */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { general } = useTexts();
  return (
    <div className="skeleton" role="status" aria-label={general.loading}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}
