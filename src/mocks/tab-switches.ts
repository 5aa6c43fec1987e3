/** The switches of this tab. They are not in switches.ts, because `npm run dev` reads them before it loads MSW. */
const key = 'mock';

/** Stores the text of the switches until the tab is closed. */
export function setSwitchesOfTab(text: string): void {
  sessionStorage.setItem(key, text);
}

/** Returns the text of the switches in the address, or those that this tab stored earlier; null without any. */
export function switchesOfTab(): string | null {
  const given = new URLSearchParams(location.search).get(key);
  if (given !== null) setSwitchesOfTab(given);
  return sessionStorage.getItem(key);
}
