/**
 * The switches of the mock host, such as `listArtisans:500`, which makes a call fail. They come from the address and
 * are stored for the tab. A page with switches loads the mocks.
 */

/** The search param, and the key in the storage of the tab. */
const key = 'mock';

/** Stores the text of the switches until the tab is closed. */
export function setSwitchesOfTab(text: string): void {
  sessionStorage.setItem(key, text);
}

/** Stores the switches from the address, if it has any. Returns the stored text, or null. */
export function readSwitchesOfTab(): string | null {
  const textInAddress = new URLSearchParams(location.search).get(key);
  if (textInAddress !== null) setSwitchesOfTab(textInAddress);
  return sessionStorage.getItem(key);
}
