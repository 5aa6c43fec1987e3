/** Texts by key. It never throws: a browser may deny its storage, and the storage may be full. */
interface TextStore {
  get: (key: string) => string | null;
  /** Stores a text, in this page only where the browser does not store it; null removes the text. */
  set: (key: string, text: string | null) => void;
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
      } catch {
        unstored.set(key, text);
      }
    },
  };
}

/** The storage that all tabs of this browser share. */
export const localStore = storeOf('localStorage');

/** The storage of this tab. */
export const tabStore = storeOf('sessionStorage');

/** Returns whether the browser stores a text of the length of a session's token. */
export function storesSessions(): boolean {
  const key = 'storage test';
  try {
    localStorage.setItem(key, 'x'.repeat(2_000));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
