import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../button.tsx';
import './filter-bar.css';

interface FilterBarProps {
  children: ReactNode;
  /** Offered where something is filtered. */
  onReset?: (() => void) | undefined;
}

/** Every choice goes to the address bar, so that a link shows the same. */
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
