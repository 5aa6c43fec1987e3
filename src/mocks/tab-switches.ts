/**
 * The switches of the mock host, such as `listArtisans:500`, which makes a call fail. They are in the address, and are
 * stored for the tab. A page that finds some loads the mocks.
 */

/** The search param, and the key in the storage of the tab. */
const key = 'mock';

/** Stores the text of the switches until the tab is closed. */
export function setSwitchesOfTab(text: string): void {
  sessionStorage.setItem(key, text);
}

/** Stores the switches in the address, if it has some. Returns those of the tab as a text, or null. */
export function switchesOfTab(): string | null {
  const given = new URLSearchParams(location.search).get(key);
  if (given !== null) setSwitchesOfTab(given);
  return sessionStorage.getItem(key);
}
