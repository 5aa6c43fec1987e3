import { linkOptions } from '@tanstack/react-router';
import { type ArtisanListItem, artisansQuery } from '../../api/artisans.ts';
import { useList } from '../../api/lists/use-list.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import type { PersonLink } from '../../components/people-list/people-columns.tsx';
import { PeopleList } from '../../components/people-list/people-list.tsx';
import { useListAddress } from '../../components/people-list/use-list-address.ts';
import { RowLink, type RowLinkLook } from '../../components/row-link/row-link.tsx';

const artisanLink: PersonLink<ArtisanListItem> = ({ id }, look) =>
  id === null ? look.children : <ArtisanLink artisanId={id} {...look} />;

/** Leads to an artisan, and tells that page which list it was opened from. */
function ArtisanLink({ artisanId, ...look }: RowLinkLook & { artisanId: string }) {
  const list = useListAddress();
  return (
    <RowLink
      {...linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId, list } })}
      {...look}
    />
  );
}

/** All registered artisans. */
export function ArtisanList({ control }: { control: TableControl }) {
  return (
    <PeopleList
      caption="Artisans"
      nameHeader="Artisan"
      searchPlaceholder="Search Artisans"
      emptyText="No Artisan Found"
      list={useList(artisansQuery)}
      control={control}
      link={artisanLink}
    />
  );
}
