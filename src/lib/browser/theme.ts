import { storeText, useStoredText } from './storage/stored-text.ts';
import { localStore } from './storage/stores.ts';

/** The chosen theme. `system` follows the operating system and is not stored. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'theme';
const darkSystemQuery = () => matchMedia('(prefers-color-scheme: dark)');

const choiceOf = (stored: string | null): ThemeChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** Returns the chosen theme, and renders again when that changes. */
export const useThemeChoice = (): ThemeChoice => choiceOf(useStoredText(key));

/** Stores the choice and applies it. A script in index.html applies it before the first paint. */
export function chooseTheme(choice: ThemeChoice): void {
  storeText(key, choice === 'system' ? null : choice);
  applyTheme();
}

function applyTheme(): void {
  const choice = choiceOf(localStore.get(key));
  const isDark = choice === 'system' ? darkSystemQuery().matches : choice === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Follows the theme of the operating system and the choice in other tabs. */
export function followTheme(): void {
  darkSystemQuery().addEventListener('change', applyTheme);
  addEventListener('storage', (event) => {
    if (event.key === key) applyTheme();
  });
}
