import { clsx } from 'clsx';
import { useState } from 'react';
import { Motif } from './motif.tsx';

interface PictureProps {
  src: string | null;
  /** What is to be seen on it. */
  alt: string;
  className?: string;
  /** Its width over its height, once that is known. */
  onRatio?: (ratio: number) => void;
}

/** A picture from the host, or a motif where there is none or it does not load. */
export function Picture({ src, alt, className, onRatio }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <span
        role="img"
        aria-label={`${alt}: no picture`}
        className={clsx(
          'flex items-center justify-center bg-surface-2 text-line-strong',
          className,
        )}
      >
        <Motif name="sun" className="size-1/2 max-h-16 max-w-16 min-h-4 min-w-4" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(src)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && onRatio?.(naturalWidth / naturalHeight)
      }
      className={clsx('bg-surface-2', className)}
    />
  );
}
