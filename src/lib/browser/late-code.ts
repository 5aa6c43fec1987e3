import { forgetMissingPart, reportMissingPart } from './missing-part.ts';

/** Code in its own chunk, loaded on first use or shortly before it. */
export interface LateCode<T> {
  /** Returns the loaded module part, or undefined. */
  current: () => T | undefined;
  /** Loads the code. On failure it reports the reason and resolves with undefined; it never rejects. */
  load: () => Promise<T | undefined>;
  /** Loads the code in the background. On failure it resolves with undefined and reports nothing. */
  loadAhead: () => Promise<T | undefined>;
}

/**
 * Declares code that is loaded late.
 *
 * @param importCode imports the module and returns the needed part
 */
export function lateCode<T>(importCode: () => Promise<T>): LateCode<T> {
  let loaded: T | undefined;
  const fetchCode = async () => {
    loaded ??= await importCode();
    return loaded;
  };
  return {
    current: () => loaded,
    async load() {
      try {
        const fetched = await fetchCode();
        forgetMissingPart();
        return fetched;
      } catch (reason) {
        await reportMissingPart(reason);
        return;
      }
    },
    loadAhead: () => fetchCode().catch(() => undefined),
  };
}
