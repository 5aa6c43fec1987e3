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
  /** Whether the motif fades out towards the left, so that a figure on it stays readable. */
  faded?: boolean;
  className?: string;
}

/** A decorative picture in the current text colour. It loads after the content is on screen. */
export function Motif({ name, faded = false, className }: MotifProps) {
  const file = useDeferredValue<string | null>(files[name], null);
  // An empty box of the same size, so that the layout does not shift.
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
