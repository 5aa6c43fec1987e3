import { Link } from '@tanstack/react-router';
import { PageBadRequest } from '../../components/feedback/page-bad-request.tsx';
import { PageNotFound } from '../../components/feedback/page-not-found.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

const toList = (
  <Link to="/admin/dashboard/artisans" className={buttonClass('primary')}>
    Go to Artisans
  </Link>
);

/** The host knows no artisan with this id. */
export function UnknownArtisan({ artisanId }: { artisanId: string }) {
  return <PageNotFound sentence={`There is no artisan with the id ${artisanId}.`} link={toList} />;
}

/** The address names no artisan. */
export function UnnamedArtisan({ sentence }: { sentence: string }) {
  return <PageBadRequest sentence={sentence} link={toList} />;
}
