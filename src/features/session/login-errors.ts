import type { ApiError } from '../../api/api-error.ts';

/** What to say of a refused sign-in. Word for word the specification's error catalogue, section 8. */
export function loginErrorText({ status }: ApiError): string {
  if (status === 0) return 'Something went wrong';
  if (status === 400) return 'Missing Email or password';
  if (status === 401) return 'Unathorized access';
  return 'Login failed';
}
