import { Link } from '@tanstack/react-router';
import type { ApiError } from '../../api/transport/api-error.ts';
import { PageBadRequest } from '../../components/page/page-bad-request.tsx';
import { PersonRefusal } from '../../components/person/person-refusal.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

const toList = (
  <Link to="/admin/dashboard/clients" className={buttonClass('primary')}>
    Go to Clients
  </Link>
);

/** What stands in for a page about a client that the host does not show. */
export function ClientRefusal({ clientId, refusal }: { clientId: string; refusal: ApiError }) {
  return (
    <PersonRefusal
      refusal={refusal}
      notFound={`There is no client with the id ${clientId}.`}
      link={toList}
    />
  );
}

/** The address names no client. */
export function UnnamedClient({ sentence }: { sentence: string }) {
  return <PageBadRequest sentence={sentence} link={toList} />;
}
