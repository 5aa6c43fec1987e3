import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { artisansQuery } from '../../api/artisans.ts';
import { Neighbours } from '../../components/people-list/neighbours.tsx';

/** The artisans before and after this one in the list it was opened from. */
export function ArtisanNeighbours({ artisanId, list }: { artisanId: string; list: string }) {
  return (
    <Neighbours
      view="Artisans"
      rows={useQuery(artisansQuery).data}
      id={artisanId}
      origin={list}
      link={(id, className, children) => (
        <Link to="." search={(page: object) => ({ ...page, artisanId: id })} className={className}>
          {children}
        </Link>
      )}
    />
  );
}
