/** Texts by key. It never throws: a browser may deny its storage, and the storage may be full. */
interface TextStore {
  get: (key: string) => string | null;
  /**
   * Stores a text, in this page only where the browser does not store it; null removes the text.
   *
   * @returns whether the browser did it
   */
  set: (key: string, text: string | null) => boolean;
}

function storeOf(name: 'localStorage' | 'sessionStorage'): TextStore {
  /** What the browser did not store, until the page is left. */
  const unstored = new Map<string, string | null>();
  return {
    get(key) {
      const text = unstored.get(key);
      if (text !== undefined) return text;
      try {
        return globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      unstored.delete(key);
      try {
        if (text === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, text);
        return true;
      } catch {
        unstored.set(key, text);
        return false;
      }
    },
  };
}

/** Parses a stored JSON text; null if it is no JSON, because the user or an earlier version may have changed it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The storage that all tabs of this browser share. */
export const localStore = storeOf('localStorage');

/** The storage of this tab. */
export const tabStore = storeOf('sessionStorage');
