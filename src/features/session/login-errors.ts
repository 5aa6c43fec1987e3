import type { ApiError } from '../../api/transport/api-error.ts';
import { invalidEmail } from '../../lib/address/validation.ts';

const missing = 'Missing Email or password';

/** Returns the text for a failed sign-in. Source: the specification's error catalogue, section 8, verbatim. */
export function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return missing;
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}

/** Returns the text for an invalid field: the host's text if it is empty, or section 9's for an e-mail. */
export function formProblem({ valueMissing }: ValidityState): string {
  return valueMissing ? missing : invalidEmail;
}
