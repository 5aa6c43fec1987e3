import { once } from './once.ts';

/** "Chukwuemeka Okafor", one of the two where the other is missing, or null. */
export function fullName(first: string | null, last: string | null): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}

/** Whose page a list stands on. */
export type PartyKind = 'artisan' | 'client';

interface Parties {
  artisan_name: string | null;
  client_name: string | null;
}

/** Who else a row is about: both parties, or the other one where the page is about one of them. */
export function otherParty(row: Parties, of: PartyKind | undefined): string | undefined {
  const { artisan_name: artisan, client_name: client } = row;
  if (of === 'artisan') return client ?? undefined;
  if (of === 'client') return artisan ?? undefined;
  return client === null ? (artisan ?? undefined) : `${artisan ?? 'NIL'} for ${client}`;
}

/** The first letters of the first and the last word, for where a picture is missing. */
export function initials(name: string | null): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}

const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** The first grapheme, not the first code unit: Ọ may be written with a combining dot. */
function firstLetter(word: string): string {
  return /^[a-z]{2}/i.test(word)
    ? word.charAt(0)
    : (segmenter().segment(word).containing(0)?.segment ?? '');
}
