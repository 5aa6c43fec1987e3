/** The specification fixes this message. */
export const invalidEmail = 'Invalid email address';

/**
 * Returns whether a text is a valid e-mail address by the rule that browsers use.
 *
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export function isEmail(text: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i.test(
    text,
  );
}
