import { clsx } from 'clsx';
import { useState } from 'react';
import { initials } from '../../lib/values/people.ts';

const tints = [
  'bg-dye-indigo/14 text-dye-indigo dark:bg-dye-indigo/62 dark:text-white',
  'bg-dye-camwood/14 text-dye-camwood dark:bg-dye-camwood/62 dark:text-white',
  'bg-dye-palm/14 text-dye-palm dark:bg-dye-palm/62 dark:text-white',
  'bg-dye-bronze/14 text-dye-bronze dark:bg-dye-bronze/62 dark:text-white',
];

/** Returns classes of a colour; the same name always has the same colour. */
function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? '';
}

interface AvatarProps {
  name: string | null;
  picture?: string | null;
  /** The classes for the size and the text size. */
  className?: string;
}

/** A person's picture, or the initials if there is no picture or it does not load. Screen readers skip it. */
export function Avatar({ name, picture = null, className = 'size-8 text-caption' }: AvatarProps) {
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const frame = clsx('shrink-0 rounded-full', className);
  if (picture !== null && picture !== brokenPicture) {
    return (
      <img
        src={picture}
        alt=""
        data-private
        onError={() => setBrokenPicture(picture)}
        className={clsx(frame, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      data-private
      className={clsx(
        frame,
        'inline-flex items-center justify-center font-bold',
        tintOf(name ?? ''),
      )}
    >
      {initials(name)}
    </span>
  );
}
