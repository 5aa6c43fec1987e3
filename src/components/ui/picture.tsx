import { clsx } from 'clsx';
import { useState } from 'react';
import { Motif } from './motif.tsx';

interface PictureProps {
  src: string | null;
  alt: string;
  /** Whether there is no room for the motif. */
  isSmall?: boolean;
  className?: string;
  /** Called with the width divided by the height when the picture is loaded. */
  onRatio?: (ratio: number) => void;
  onBroken?: () => void;
}

/** Returns whether the address is that of a PDF, by its file name or media type. */
export const isPdf = (address: string | null) =>
  address !== null && /^data:application\/pdf|\.pdf(?=$|[?#&])/i.test(address);

/** A picture from the host. If it is missing, a PDF or broken, a text replaces it, with a motif unless `isSmall`. */
export function Picture({ src, alt, isSmall = false, className, ...events }: PictureProps) {
  const { onRatio, onBroken } = events;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (src === null || src === brokenSrc || isPdf(src)) {
    return (
      <span
        className={clsx(
          'flex flex-col items-center justify-center bg-surface-2 text-center text-caption text-text-2',
          className,
        )}
      >
        {!isSmall && <Motif name="sun" className="size-12 text-line-strong" />}
        {src === null ? 'No picture' : src === brokenSrc ? 'Not loaded' : 'PDF'}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => {
        setBrokenSrc(src);
        onBroken?.();
      }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        naturalHeight > 0 && onRatio?.(naturalWidth / naturalHeight)
      }
      className={clsx('bg-surface-2', className)}
    />
  );
}
