import { artisanFixtures, type MockArtisan } from './fixtures-people.ts';

/** An artisan whose status, level and verification can change. */
export interface KeptArtisan extends MockArtisan {
  /** Counts the changes, from 1. */
  version: number;
  /** Why the verification was declined, or null. */
  declined: string | null;
}

/** The status of an artisan whose requests cannot be approved. */
const deactivated = 'deactivated';

/** Returns the artisans of a new marketplace. */
export function createArtisans() {
  const all = artisanFixtures.map(
    (artisan): KeptArtisan => ({
      ...artisan,
      item: { ...artisan.item },
      version: 1,
      declined: null,
    }),
  );
  const find = (id: number) => all.find(({ item }) => item.id === id);
  return {
    all,
    find,
    isDeactivated: (id: number) => find(id)?.item.status === deactivated,
  };
}
