import { localStore } from './storage/stores.ts';

/** The chosen theme. `system` follows the operating system and is not stored. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'theme';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function readThemeChoice(): ThemeChoice {
  const choice = localStore.get(key);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Stores the choice and applies it. A script in index.html applies it before the first paint. */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.set(key, choice === 'system' ? null : choice);
  showTheme();
}

function showTheme(): void {
  const choice = readThemeChoice();
  const dark = choice === 'system' ? systemDark().matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Follows the theme of the operating system and the choice in other tabs. */
export function followTheme(): void {
  systemDark().addEventListener('change', showTheme);
  addEventListener('storage', (event) => {
    if (event.key === key) showTheme();
  });
}
