import type { ContactField } from '../../../domain/mask.ts';
import { EmailText } from '../ui/email-text.tsx';
import type { ContactOwner } from './contact.ts';
import { ContactText } from './contact-text.tsx';

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
