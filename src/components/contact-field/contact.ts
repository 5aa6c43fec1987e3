import type { ContactField } from '../../../domain/mask.ts';

/** The person or message that a phone number or an e-mail address belongs to. */
export interface ContactOwner {
  kind: 'artisan' | 'client' | 'contact-message';
  id: string | null;
}

/** The contact details in the cells of a column, which masks hide. */
export interface ContactCells<T> {
  field: ContactField;
  read: (row: T) => string | null;
  owner: (row: T) => ContactOwner;
}
