/**
 * Returns the digits of a Nigerian phone number without its prefix, so that "0803 555 0148",
 * "+234 803 555 0148", "+234 (0) 803 555 0148" and "8035550148" give the same digits.
 */
export function phoneDigits(text: string): string {
  return text
    .replaceAll(/\D/g, '')
    .replace(/^(00)?234/, '')
    .replace(/^0/, '');
}
