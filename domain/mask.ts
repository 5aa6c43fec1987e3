import { phoneDigits } from './phone.ts';

/** The kinds of contact details that masks hide. */
export type ContactField = 'email' | 'phone';

/** Masks an e-mail address or a phone number: "0803•••••21", "a•••@example.ng". */
export function mask(field: ContactField, value: string): string {
  if (field === 'email') {
    const at = value.lastIndexOf('@');
    return at < 1 ? '•••' : `${/^./su.exec(value)?.[0] ?? ''}•••${value.slice(at)}`;
  }
  const digits = phoneDigits(value);
  return digits.length === 10 ? `0${digits.slice(0, 3)}•••••${digits.slice(-2)}` : '•••••••';
}
