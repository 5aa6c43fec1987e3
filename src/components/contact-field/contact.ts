import type { ContactField } from '../../../domain/mask.ts';

/** The person or message that a phone number or an e-mail address belongs to. */
export interface ContactOwner {
  kind: 'artisan' | 'client' | 'contact-message';
  id: string | null;
}

/** How a column reads the contact details in its cells, so that masks can hide them. */
export interface ContactCells<T> {
  field: ContactField;
  read: (row: T) => string | null;
  owner: (row: T) => ContactOwner;
}
