import { clsx } from 'clsx';
import { useDeferredValue } from 'react';
import leaf from './motifs/motif-leaf.svg';
import mat from './motifs/motif-mat.svg';
import moon from './motifs/motif-moon.svg';
import rings from './motifs/motif-rings.svg';
import saw from './motifs/motif-saw.svg';
import star from './motifs/motif-star.svg';
import sun from './motifs/motif-sun.svg';
import water from './motifs/motif-water.svg';

const files = { leaf, mat, moon, rings, saw, star, sun, water };

export type MotifName = keyof typeof files;

export interface MotifProps {
  name: MotifName;
  /** Fades it out towards the upper left, behind the figure. */
  faded?: boolean;
  className?: string;
}

/** A motif of the cloth in the current text colour. Its picture loads after the content is on screen. */
export function Motif({ name, faded = false, className }: MotifProps) {
  const file = useDeferredValue<string | null>(files[name], null);
  // Keeps the space, so that the layout does not shift.
  if (file === null) return <span aria-hidden className={clsx('block', className)} />;
  const image = `url("${file}") center / contain no-repeat`;
  return (
    <span
      aria-hidden
      className={clsx('block bg-current', className)}
      style={
        faded
          ? {
              mask: `${image}, linear-gradient(115deg, transparent 35%, #000 85%)`,
              maskComposite: 'intersect',
            }
          : { mask: image }
      }
    />
  );
}
