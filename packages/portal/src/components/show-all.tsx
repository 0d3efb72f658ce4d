import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';

interface ShowAllProps<Item> {
  items: readonly Item[];
  /** How many are shown at first. */
  first: number;
  children(shown: readonly Item[]): ReactNode;
}

/** The start of a long list, and the rest on demand. */
export function ShowAll<Item>({ items, first, children }: ShowAllProps<Item>) {
  const { general } = useTexts();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {children(isWhole ? items : items.slice(0, first))}
      {items.length > first && (
        <Button variant="plain" className="show-all" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? general.showFewer : general.showAll(items.length)}
        </Button>
      )}
    </>
  );
}
