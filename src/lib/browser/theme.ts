/** The theme the administrator chose. `system` follows the machine and is kept as nothing at all. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'theme';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function readThemeChoice(): ThemeChoice {
  const choice = localStorage.getItem(key);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Keeps the choice and shows it. index.html does the same before the first paint. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  showTheme();
}

function showTheme(): void {
  const choice = readThemeChoice();
  const dark = choice === 'system' ? systemDark().matches : choice === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Keeps the page in step with the machine's theme and with what other tabs choose. */
export function followTheme(): void {
  systemDark().addEventListener('change', showTheme);
  addEventListener('storage', (event) => {
    if (event.key === key) showTheme();
  });
}
