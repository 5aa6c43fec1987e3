import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientsQuery } from '../../api/clients.ts';
import { Neighbours } from '../../components/people-list/neighbours.tsx';

/** The clients before and after this one in the list it was opened from. */
export function ClientNeighbours({ clientId, list }: { clientId: string; list: string }) {
  return (
    <Neighbours
      view="Clients"
      rows={useQuery(clientsQuery).data}
      id={clientId}
      origin={list}
      link={(id, className, children) => (
        <Link to="." search={(page: object) => ({ ...page, clientId: id })} className={className}>
          {children}
        </Link>
      )}
    />
  );
}
