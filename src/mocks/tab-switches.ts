/** A file of its own, because `npm run dev` reads the switches before it loads MSW. */
const key = 'mock';

/** Keeps switches until the tab is closed. */
export function setSwitchesOfTab(text: string): void {
  sessionStorage.setItem(key, text);
}

/** The text of the switches in the address, now or earlier in this tab; null without any. */
export function switchesOfTab(): string | null {
  const given = new URLSearchParams(location.search).get(key);
  if (given !== null) setSwitchesOfTab(given);
  return sessionStorage.getItem(key);
}
