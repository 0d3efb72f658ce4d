import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../button.tsx';
import './filter-bar.css';

interface FilterBarProps {
  children: ReactNode;
  /** Shown while a filter is set. */
  onReset?: (() => void) | undefined;
}

/** Every choice is in the URL, so that a link shows the same. */
export function FilterBar({ children, onReset }: FilterBarProps) {
  const { filters: texts } = useTexts();
  return (
    <search className="filter-bar" aria-label={texts.title}>
      {children}
      {onReset && (
        <Button variant="plain" onPress={onReset}>
          {texts.reset}
        </Button>
      )}
    </search>
  );
}
