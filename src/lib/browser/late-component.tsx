import {
  Component,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { type LateCode, lateCode } from './late-code.ts';
import { missingCode, reportCrashedComponent, waitForServer } from './missing-code.ts';
import { wait } from './wait.ts';

export interface LateComponent<Props> extends LateCode<unknown> {
  /**
   * The component. It renders nothing until its code is loaded. An error in it removes only this component, shows a
   * notice and calls `onCrash`.
   */
  View: (props: Props & { onCrash?: () => void }) => ReactNode;
  /** Loads the code early, such as on hover or focus of the button that opens the component. */
  preload: () => void;
}

type PropsOf<View> = View extends (props: infer Props extends object) => ReactNode ? Props : object;

/**
 * Declares a component that is loaded late. React's `lazy` is not used: it never retries a failed import,
 * and the failure replaces the whole page.
 *
 * @param importModule imports the module of the component
 * @param name the name of the component in the module
 */
export function lateComponent<
  Name extends string,
  Module extends Record<Name, (props: never) => ReactNode>,
>(importModule: () => Promise<Module>, name: Name): LateComponent<PropsOf<Module[Name]>> {
  const code = lateCode(importModule);
  return {
    ...code,
    View(props) {
      const Loaded = code.current()?.[name] as ComponentType<typeof props> | undefined;
      if (Loaded === undefined) return null;
      const onCatch = () => {
        reportCrashedComponent();
        props.onCrash?.();
      };
      return (
        <Boundary onCatch={onCatch}>
          <Loaded {...props} />
        </Boundary>
      );
    },
    preload: () => void code.loadAhead(),
  };
}

/** Renders nothing after an error in its children. */
class Boundary extends Component<{ onCatch: () => void; children: ReactNode }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override componentDidCatch() {
    this.props.onCatch();
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

type Loadable = Pick<LateCode<unknown>, 'current' | 'load'>;

/**
 * Returns the open state of a late part. Opening loads the code first; if that fails, the part stays closed.
 *
 * @param part must be a constant, so that `open` does not change
 * @returns the value that the part is open for, or null; `open` and `close`
 */
export function useOpened<T>(part: Loadable): [T | null, (value: T) => void, () => void] {
  const [opened, setOpened] = useState<T | null>(null);
  const open = useCallback(
    (value: T) => {
      if (part.current() !== undefined) setOpened(() => value);
      else void part.load().then((loaded) => loaded !== undefined && setOpened(() => value));
    },
    [part],
  );
  const close = useCallback(() => setOpened(null), []);
  return [opened, open, close];
}

const retryDelayMs = 1_000;

/**
 * Loads a part if it is wanted, and returns whether it is wanted and loaded. After a failure it retries when the server
 * answers, unless the server has a newer version.
 */
export function useLoaded(part: Loadable, isWanted: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(part.current() !== undefined);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    const stop = new AbortController();
    const load = async () => {
      while ((await part.load()) === undefined) {
        await wait(retryDelayMs);
        await waitForServer(stop.signal);
        if (stop.signal.aborted || missingCode() === 'new-version') return;
      }
      setIsLoaded(true);
    };
    void load();
    return () => stop.abort();
  }, [part, isWanted, isLoaded]);
  return isWanted && isLoaded;
}
