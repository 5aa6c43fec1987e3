/** The key of this tab's switches. A page in development reads them first and then decides whether it loads the mocks. */
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
