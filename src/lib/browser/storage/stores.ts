/** Texts by key. Its functions never throw, although a browser may deny its storage, or the storage may be full. */
interface TextStore {
  get: (key: string) => string | null;
  /**
   * Stores a text; null removes it. If the browser does not store it, the text lasts until the page is left.
   *
   * @returns whether the browser stored or removed it
   */
  set: (key: string, text: string | null) => boolean;
}

function createStore(name: 'localStorage' | 'sessionStorage'): TextStore {
  /** The texts that the browser did not store; null for those that it did not remove. */
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

/** Parses a stored JSON text. Returns null if it is not JSON, because users and earlier versions may have changed it. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The storage that all tabs of this browser share. */
export const localStore = createStore('localStorage');

/** The storage of this tab. */
export const tabStore = createStore('sessionStorage');
