import { clearNoConnection, reportMissingCode } from './missing-code.ts';

/** Code in its own chunk, loaded on first use or earlier. */
export interface LateCode<T> {
  /** Returns the code if it is loaded, else undefined. */
  current: () => T | undefined;
  /** Loads the code. On failure it reports the reason and resolves with undefined; it never rejects. */
  load: () => Promise<T | undefined>;
  /** Loads the code in the background. On failure it resolves with undefined and reports nothing. */
  loadAhead: () => Promise<T | undefined>;
  /** Calls `work` with the code: at once if it is loaded, else after it has loaded; never if that fails. */
  run: (work: (code: T) => void) => void;
}

/** Declares code that is loaded late. `importCode` imports its module. */
export function lateCode<T>(importCode: () => Promise<T>): LateCode<T> {
  let loaded: T | undefined;
  const fetchCode = async () => {
    loaded ??= await importCode();
    return loaded;
  };
  const loadAhead = () => fetchCode().catch(() => undefined);
  return {
    current: () => loaded,
    async load() {
      try {
        const fetched = await fetchCode();
        clearNoConnection();
        return fetched;
      } catch (reason) {
        await reportMissingCode(reason);
        return;
      }
    },
    loadAhead,
    run(work) {
      if (loaded !== undefined) work(loaded);
      else void loadAhead().then((fetched) => fetched !== undefined && work(fetched));
    },
  };
}
