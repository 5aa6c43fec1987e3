import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { forgetMissingPart, reportMissingPart } from './missing-part.ts';

/** A part of a page whose code is loaded when it is first needed. */
export interface LatePart<Props> {
  /** The part; it draws nothing until it is loaded. */
  View: ComponentType<Props>;
  isLoaded: () => boolean;
  /** Loads it. Resolves with whether it is there; never rejects, and reports why it is not. */
  load: () => Promise<boolean>;
  /** Loads it ahead of need, and is silent when that fails. */
  preload: () => void;
}

/**
 * Describes a part that is loaded late. There is no `lazy` in the dashboard: it remembers a failure for
 * ever, and its failure takes the whole page down.
 *
 * @param importPart imports the module and picks the component
 */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Loaded ??= await importPart();
  };
  return {
    View: (props) => Loaded !== undefined && <Loaded {...props} />,
    isLoaded: () => Loaded !== undefined,
    load: () => loadPart(fetchPart).then((part) => part !== null),
    preload: () => void fetchPart().catch(() => undefined),
  };
}

/**
 * Loads something that is not a component.
 *
 * @returns it, or null when it did not load, which is reported
 */
export async function loadPart<T>(importPart: () => Promise<T>): Promise<{ part: T } | null> {
  try {
    const part = await importPart();
    forgetMissingPart();
    return { part };
  } catch (reason) {
    await reportMissingPart(reason);
    return null;
  }
}

/**
 * What a late part is open for, or null. Opening loads the part first; where it does not load, nothing
 * opens.
 *
 * @param part a constant
 * @returns the opened, how to open and how to close; both stay the same functions
 */
export function useOpened<T>(
  part: Pick<LatePart<never>, 'isLoaded' | 'load'>,
): [T | null, (what: T) => void, () => void] {
  const [opened, setOpened] = useState<T | null>(null);
  const open = useCallback(
    (what: T) => {
      if (part.isLoaded()) setOpened(() => what);
      else void part.load().then((isThere) => isThere && setOpened(() => what));
    },
    [part],
  );
  const close = useCallback(() => setOpened(null), []);
  return [opened, open, close];
}

/**
 * Whether a part that the address asks for is loaded. Where it does not load, it is tried again when the
 * connection is back.
 */
export function useLoaded(
  part: Pick<LatePart<never>, 'isLoaded' | 'load'>,
  isWanted: boolean,
): boolean {
  const [isLoaded, setIsLoaded] = useState(part.isLoaded);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const load = () => void part.load().then(setIsLoaded);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [part, isWanted, isLoaded]);
  return isLoaded;
}
