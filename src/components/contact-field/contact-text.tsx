import type { ReactNode } from 'react';
import type { ContactField } from '../../../domain/mask.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import { EmailText } from '../ui/email-text.tsx';
import type { ContactOwner } from './contact.ts';

const masked = lateComponent(() =>
  import('./masked-contacts.tsx').then(({ MaskedField }) => MaskedField),
);

interface ContactTextProps {
  field: ContactField;
  value: string | null;
  owner: ContactOwner;
  /** The value as it is printed without masks. */
  children: ReactNode;
}

/** A phone number or an e-mail address outside a table. While masks are on, it is masked until it is revealed. */
export function ContactText({ children, ...contact }: ContactTextProps) {
  const isMasked = useMasks() && contact.value !== null;
  const isLoaded = useLoaded(masked, isMasked);
  return isMasked ? isLoaded && <masked.View {...contact} value={contact.value ?? ''} /> : children;
}

interface ContactDetailProps {
  field: ContactField;
  value: string | null;
  owner: ContactOwner;
}

/** A phone number or an e-mail address on a page about its owner. */
export function ContactDetail(contact: ContactDetailProps) {
  const { field, value } = contact;
  return (
    <ContactText {...contact}>
      {field === 'email' ? <EmailText>{value}</EmailText> : (value ?? 'NIL')}
    </ContactText>
  );
}
