import { Link } from '@tanstack/react-router';
import type { ApiError } from '../../api/transport/api-error.ts';
import { PageBadRequest } from '../../components/page/page-bad-request.tsx';
import { PersonRefusal } from '../../components/person/person-refusal.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

const toList = (
  <Link to="/admin/dashboard/artisans" className={buttonClass('primary')}>
    Go to Artisans
  </Link>
);

/** What stands in for a page about an artisan that the host does not show. */
export function ArtisanRefusal({ artisanId, refusal }: { artisanId: string; refusal: ApiError }) {
  return (
    <PersonRefusal
      refusal={refusal}
      notFound={`There is no artisan with the id ${artisanId}.`}
      link={toList}
    />
  );
}

/** The address names no artisan. */
export function UnnamedArtisan({ sentence }: { sentence: string }) {
  return <PageBadRequest sentence={sentence} link={toList} />;
}
