import { Link } from '@tanstack/react-router';
import { PageBadRequest } from '../../components/feedback/page-bad-request.tsx';
import { PageNotFound } from '../../components/feedback/page-not-found.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

const toList = (
  <Link to="/admin/dashboard/clients" className={buttonClass('primary')}>
    Go to Clients
  </Link>
);

/** The host knows no client with this id. */
export function UnknownClient({ clientId }: { clientId: string }) {
  return <PageNotFound sentence={`There is no client with the id ${clientId}.`} link={toList} />;
}

/** The address names no client. */
export function UnnamedClient({ sentence }: { sentence: string }) {
  return <PageBadRequest sentence={sentence} link={toList} />;
}
