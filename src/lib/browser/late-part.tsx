import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  forgetMissingPart,
  missingPart,
  reportMissingPart,
  waitForServer,
} from './missing-part.ts';
import { wait } from './wait.ts';

/** Code that is loaded when it is first needed, or ahead of need. */
export interface LateCode<T> {
  /** What was loaded, if it was. */
  current: () => T | undefined;
  /** Loads it. Never rejects: returns undefined where it does not load, and reports why. */
  load: () => Promise<T | undefined>;
  /** Loads it ahead of need, and is silent where it does not load. Returns it, if it is there. */
  loadAhead: () => Promise<T | undefined>;
}

const described: LateCode<unknown>[] = [];

/** All late code that the loaded pages can ask for and that is not there yet. */
export const missingCode = (): readonly LateCode<unknown>[] =>
  described.filter(({ current }) => current() === undefined);

/**
 * Describes code that is loaded late.
 *
 * @param importCode imports the module, and picks what is needed of it
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
  described.push(code);
  return code;
}

/** A part of a page whose code is loaded late. */
export interface LatePart<Props> extends LateCode<unknown> {
  /** The part; it draws nothing until it is loaded. */
  View: (props: Props) => ReactNode;
  /** Loads it ahead of need, when somebody reaches for what opens it. */
  preload: () => void;
}

/**
 * Describes a part of a page that is loaded late. There is no `lazy` in the dashboard: it remembers a
 * failure for ever, and its failure takes the whole page down.
 *
 * @param importPart imports the module and picks the component
 */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const code = lateCode(async () => {
    Loaded = await importPart();
    return Loaded;
  });
  return {
    ...code,
    View: (props) => Loaded !== undefined && <Loaded {...props} />,
    preload: () => void code.loadAhead(),
  };
}

type Loadable = Pick<LateCode<unknown>, 'current' | 'load'>;

/**
 * What a late part is open for, or null. Opening loads the part first; where it does not load, nothing
 * opens.
 *
 * @param part a constant
 * @returns the opened, how to open and how to close; both stay the same functions
 */
export function useOpened<T>(part: Loadable): [T | null, (what: T) => void, () => void] {
  const [opened, setOpened] = useState<T | null>(null);
  const open = useCallback(
    (what: T) => {
      if (part.current() !== undefined) setOpened(() => what);
      else void part.load().then((loaded) => loaded !== undefined && setOpened(() => what));
    },
    [part],
  );
  const close = useCallback(() => setOpened(null), []);
  return [opened, open, close];
}

/** Milliseconds between two tries to load a part. */
const betweenTries = 1_000;

/**
 * Whether a part that is wanted, such as one the address asks for, is loaded. Where it does not load, it is tried again when the
 * server answers, unless there is a newer version.
 */
export function useLoaded(part: Loadable, isWanted: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(part.current() !== undefined);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const stop = new AbortController();
    const load = async () => {
      while ((await part.load()) === undefined) {
        await wait(betweenTries);
        await waitForServer(stop.signal);
        if (stop.signal.aborted || missingPart() === 'new-version') return;
      }
      setIsLoaded(true);
    };
    void load();
    return () => stop.abort();
  }, [part, isWanted, isLoaded]);
  return isWanted && isLoaded;
}
