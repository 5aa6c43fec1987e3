/** The specification's default message, section 9. */
export const invalidEmail = 'Invalid email address';

/**
 * Whether a text has the form of an e-mail address, as browsers check it.
 *
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(
    text,
  );
}
