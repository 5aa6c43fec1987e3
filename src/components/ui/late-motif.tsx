import { clsx } from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { MotifProps } from './motif.tsx';

/** A motif whose code loads after the first render, for rare content. If that load fails, its space stays empty. */
export function LateMotif(props: MotifProps) {
  const [Motif, setMotif] = useState<ComponentType<MotifProps> | null>(null);
  useEffect(() => {
    import('./motif.tsx').then(
      (module) => setMotif(() => module.Motif),
      () => undefined,
    );
  }, []);
  // An empty box of the same size, so that the layout does not shift.
  return Motif === null ? (
    <span aria-hidden className={clsx('block', props.className)} />
  ) : (
    <Motif {...props} />
  );
}
