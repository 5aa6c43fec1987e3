import { type ApiError, messageIn } from '../../api/transport/api-error.ts';
import { invalidEmail } from '../../lib/address/validation.ts';

const missing = 'Missing Email or password';

/** Returns the text for a failed sign-in. Source: the specification's error catalogue, section 8, verbatim. */
export function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return missing;
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}

/**
 * Returns the sentence below the text, such as how long the sign-in is locked; undefined if it adds nothing. For 400
 * and 401, only the host's own words: ours are about a call of a session.
 */
export function loginErrorSentence(error: ApiError): string | undefined {
  if (error.status === 0) return undefined;
  const isFormRefused = error.status === 400 || error.status === 401;
  const sentence = isFormRefused ? messageIn(error.body) : error.message;
  return sentence === loginErrorText(error) ? undefined : sentence;
}

/** Returns the text for an invalid field: the host's text if it is empty, or section 9's for an e-mail. */
export function formProblem({ valueMissing }: ValidityState): string {
  return valueMissing ? missing : invalidEmail;
}
