import type { ReactNode } from 'react';
import type { ContactField } from '../../../domain/mask.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { useMasks } from '../../lib/browser/privacy/masks.ts';
import { EmailText } from '../ui/email-text.tsx';
import type { ContactOwner } from './contact.ts';

const maskedField = lateComponent(() => import('./masked-contacts.tsx'), 'MaskedField');

interface ContactTextProps {
  field: ContactField;
  value: string | null;
  owner: ContactOwner;
  /** The value as it is shown while masks are off. */
  children: ReactNode;
}

/** A phone number or an e-mail address outside a table. While masks are on, it is masked until it is revealed. */
export function ContactText({ children, ...contact }: ContactTextProps) {
  const isMasked = useMasks() && contact.value !== null;
  const isLoaded = useLoaded(maskedField, isMasked);
  if (!isMasked) return children;
  return isLoaded && <maskedField.View {...contact} value={contact.value ?? ''} />;
}

/** A `ContactText` whose value is plain text: an e-mail address wraps, and null is NIL. */
export function ContactDetail(contact: Omit<ContactTextProps, 'children'>) {
  const { field, value } = contact;
  return (
    <ContactText {...contact}>
      {field === 'email' ? <EmailText>{value}</EmailText> : (value ?? 'NIL')}
    </ContactText>
  );
}
