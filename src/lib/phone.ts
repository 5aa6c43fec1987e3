/**
 * The digits of a Nigerian phone number without its prefix, so that "0803 555 0148", "+234 803 555 0148"
 * and "8035550148" are the same.
 */
export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(00)?234|^0/, '');
}

const phoneShape = /^\+?[\d\s().-]+$/;
const fewestDigits = 5;

/** The digits to look for in phone numbers, or null where a text is no part of one. */
export function soughtPhone(text: string): string | null {
  const digits = phoneShape.test(text.trim()) ? phoneDigits(text) : '';
  return digits.length < fewestDigits ? null : digits;
}
