import { clsx } from 'clsx';
import leaf from './motifs/motif-leaf.svg';
import mat from './motifs/motif-mat.svg';
import moon from './motifs/motif-moon.svg';
import rings from './motifs/motif-rings.svg';
import saw from './motifs/motif-saw.svg';
import star from './motifs/motif-star.svg';
import sun from './motifs/motif-sun.svg';
import water from './motifs/motif-water.svg';

/** The motifs of the cloth, by the address of their picture. */
export const motifs = { leaf, mat, moon, rings, saw, star, sun, water };

interface MotifProps {
  /** One of `motifs`, or one that a page's own script brings with it. */
  picture: string;
  /** Fades it out towards the upper left, where the figure stands. */
  faded?: boolean;
  className?: string;
}

/** A motif of the cloth in the current text colour. Decoration only. */
export function Motif({ picture, faded = false, className }: MotifProps) {
  const image = `url("${picture}") center / contain no-repeat`;
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
