// Light, dark, or the system setting.
import { storeChoice, storedChoice } from '../stored-choice.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'portal-theme';

export const chosenTheme = (): Theme => THEMES.find((theme) => theme === storedChoice(KEY)) ?? 'auto';

export function applyTheme(theme: Theme): void {
  storeChoice(KEY, theme);
  document.documentElement.dataset.theme = theme;
  // Charts draw on a canvas, which style sheets do not affect.
  window.dispatchEvent(new Event('portal-theme'));
}
