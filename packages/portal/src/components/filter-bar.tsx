import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import './filter-bar.css';

/** The filters of a page, each under its label. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { general } = useTexts();
  return (
    <search className="filter-bar" aria-label={general.filters}>
      {children}
    </search>
  );
}
