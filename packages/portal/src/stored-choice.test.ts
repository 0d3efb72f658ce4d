import { afterEach, expect, it, vi } from 'vitest';
import { chosenTheme } from './app/theme.ts';
import { storeChoice, storedChoice } from './stored-choice.ts';
import { chosenLanguage, rememberLanguage } from './texts/chosen-language.ts';

afterEach(() => void vi.unstubAllGlobals());

it('keeps a choice', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  storeChoice('key', 'chosen');
  expect([storedChoice('key'), storedChoice('other')]).toEqual(['chosen', null]);
});

it('works without storage if the browser blocks it', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  rememberLanguage('ja');
  expect([chosenTheme(), chosenLanguage()]).toEqual(['auto', 'de']);
});
