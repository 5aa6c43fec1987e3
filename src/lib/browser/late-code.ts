import { forgetMissingPart, reportMissingPart } from './missing-part.ts';

/** Code in its own chunk: loaded on first use, or earlier in the background. */
export interface LateCode<T> {
  /** Returns the loaded module part, or undefined. */
  current: () => T | undefined;
  /** Loads the code. On failure it reports the reason and resolves with undefined; it never rejects. */
  load: () => Promise<T | undefined>;
  /** Loads the code in the background. On failure it resolves with undefined and reports nothing. */
  loadAhead: () => Promise<T | undefined>;
}

const registered: LateCode<unknown>[] = [];

/** Returns all late code of the loaded pages that is not loaded yet. */
export const missingCode = (): readonly LateCode<unknown>[] =>
  registered.filter(({ current }) => current() === undefined);

/**
 * Registers code that is loaded late.
 *
 * @param importCode imports the module and returns the needed part
 */
export function lateCode<T>(importCode: () => Promise<T>): LateCode<T> {
  let loaded: T | undefined;
  const fetchCode = async () => {
    loaded ??= await importCode();
    return loaded;
  };
  const code: LateCode<T> = {
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
  registered.push(code);
  return code;
}
