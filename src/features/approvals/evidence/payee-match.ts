import { foldAccents } from '../../../../domain/fold.ts';

/** The artisan of a row. */
export interface Payee {
  readonly artisan_id: string | null;
  readonly artisan_name: string | null;
}

/** How the artisans of two rows match: by id, or only by name if one of the rows has no artisan id. */
export type PayeeMatch = 'id' | 'name';

/** Returns a function that compares another artisan with this one. It returns null if they do not match. */
export function payeeMatcher({ artisan_id: id, artisan_name }: Payee) {
  const name = nameKey(artisan_name);
  return (other: Payee): PayeeMatch | null => {
    if (id !== null && other.artisan_id !== null) return id === other.artisan_id ? 'id' : null;
    return name !== '' && nameKey(other.artisan_name) === name ? 'name' : null;
  };
}

const nameKey = (name: string | null) =>
  name === null ? '' : foldAccents(name).trim().replaceAll(/\s+/g, ' ');
