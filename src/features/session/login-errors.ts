import type { ApiError } from '../../api/transport/api-error.ts';

import { invalidEmail } from '../../lib/address/validation.ts';

const missing = 'Missing Email or password';

/** What to say of a refused sign-in. Word for word the specification's error catalogue, section 8. */
export function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return missing;
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}

/** What to say of a field that cannot be sent: the same words as the host's, and section 9's for an e-mail. */
export function formProblem({ valueMissing }: ValidityState): string {
  return valueMissing ? missing : invalidEmail;
}
