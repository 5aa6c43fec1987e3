import { clsx } from 'clsx';
import { useState } from 'react';
import { Motif } from './motif.tsx';

interface PictureProps {
  src: string | null;
  alt: string;
  /** Whether it is too small for more than words where the picture is missing. */
  isSmall?: boolean;
  className?: string;
  /** Receives the width divided by the height when the picture is loaded. */
  onRatio?: (ratio: number) => void;
  /** Runs when the picture fails to load. */
  onBroken?: () => void;
}

/** Returns whether an address is of a PDF, by its name or type. No browser shows one as a picture. */
export const isPdf = (address: string | null) =>
  address !== null && /^data:application\/pdf|\.pdf(?=$|[?#&])/i.test(address);

/** A picture from the host, or a motif and words if it is missing, a PDF, or fails to load. */
export function Picture({ src, alt, isSmall = false, className, ...events }: PictureProps) {
  const { onRatio, onBroken } = events;
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken || isPdf(src)) {
    return (
      <span
        className={clsx(
          'flex flex-col items-center justify-center bg-surface-2 text-center text-caption text-text-2',
          className,
        )}
      >
        {!isSmall && <Motif name="sun" className="size-12 text-line-strong" />}
        {src === null ? 'No picture' : src === broken ? 'Not loaded' : 'PDF'}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => {
        setBroken(src);
        onBroken?.();
      }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && onRatio?.(naturalWidth / naturalHeight)
      }
      className={clsx('bg-surface-2', className)}
    />
  );
}
