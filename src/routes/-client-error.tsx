import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '../components/page/page-error.tsx';
import { UnnamedClient } from '../features/clients/unknown-client.tsx';
import { badRequestIn } from '../lib/address/bad-request.ts';

/** What stands in for a page about a client that its address does not name. */
export function ClientError(props: ErrorComponentProps) {
  const badRequest = badRequestIn(props.error);
  if (badRequest === undefined) return <PageError {...props} />;
  return <UnnamedClient sentence={badRequest.message} />;
}
