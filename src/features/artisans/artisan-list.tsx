import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ArtisanListItem, artisansQuery } from '../../api/artisans.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import type { PersonLink } from '../../components/people-list/people-columns.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { writeListOrigin } from '../../lib/list-origin.ts';

const artisanLink: PersonLink<ArtisanListItem> = ({ id }, className, children) =>
  id === null ? (
    children
  ) : (
    <Link
      to="/admin/dashboard/artisan/artisan-info"
      search={(list) => ({ artisanId: id, list: writeListOrigin(list) })}
      className={className}
    >
      {children}
    </Link>
  );

/** All registered artisans. */
export function ArtisanList({ control }: { control: TableControl }) {
  return (
    <PeopleList
      caption="Artisans"
      nameHeader="Artisan"
      searchPlaceholder="Search Artisans"
      emptyText="No Artisan Found"
      list={loadStateOf(useQuery(artisansQuery))}
      control={control}
      link={artisanLink}
    />
  );
}
