import { type Column, CutText, textColumn } from '../../components/data-table/column.tsx';
import { NamedLink, toArtisan } from '../../components/row-link/named-links.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';

/** The artisan's name as a link, after the avatar. */
export function artisanColumn<T extends { artisan_id: string | null }>(
  header: string,
  nameOf: (row: T) => string | null,
  avatarClass?: string,
): Column<T> {
  return {
    ...textColumn<T>({ id: 'artisan_name', header, className: 'max-w-64 font-strong' }, nameOf),
    cell: (row) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nameOf(row)} className={avatarClass} />
        <NamedLink target={toArtisan(row.artisan_id)} className="min-w-0 hover:underline">
          <CutText>{nameOf(row)}</CutText>
        </NamedLink>
      </span>
    ),
  };
}
