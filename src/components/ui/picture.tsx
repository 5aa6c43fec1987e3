import { clsx } from 'clsx';
import { useState } from 'react';
import { Motif } from './motif.tsx';

interface PictureProps {
  src: string | null;
  alt: string;
  className?: string;
  /** Receives the width divided by the height when the picture is loaded. */
  onRatio?: (ratio: number) => void;
}

/** A picture from the host, or a motif if it is missing or fails to load. */
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
