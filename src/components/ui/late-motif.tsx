import { clsx } from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { MotifProps } from './motif.tsx';

/** A motif on a part that few people see: its code loads after the part. Without a network there is no picture. */
export function LateMotif(props: MotifProps) {
  const [Motif, setMotif] = useState<ComponentType<MotifProps> | null>(null);
  useEffect(() => {
    import('./motif.tsx').then(
      (module) => setMotif(() => module.Motif),
      () => undefined,
    );
  }, []);
  // Keeps the space, so that the layout does not shift.
  return Motif === null ? (
    <span aria-hidden className={clsx('block', props.className)} />
  ) : (
    <Motif {...props} />
  );
}
