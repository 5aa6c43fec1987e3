import type { ErrorComponentProps } from '@tanstack/react-router';
import { PageError } from '../components/page/page-error.tsx';
import { UnnamedArtisan } from '../features/artisans/unknown-artisan.tsx';
import { badRequestIn } from '../lib/address/bad-request.ts';

/** What stands in for a page about an artisan that its address does not name. */
export function ArtisanError(props: ErrorComponentProps) {
  const badRequest = badRequestIn(props.error);
  if (badRequest === undefined) return <PageError {...props} />;
  return <UnnamedArtisan sentence={badRequest.message} />;
}
