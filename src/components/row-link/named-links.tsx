import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { namedByLink } from '../../lib/browser/row-place.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import type { Column } from '../data-table/column.tsx';
import { RowLink, type RowLinkLook, type RowTarget } from './row-link.tsx';

/** Where a name or an id of a row leads, and whom or what it names; null where the host sent no id to go by. */
export type NamedTarget = { link: RowTarget; names: 'artisan' | 'client' | 'job' } | null;

/** To an artisan's page. */
export const toArtisan = (artisanId: string | null): NamedTarget =>
  artisanId === null
    ? null
    : {
        link: linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId } }),
        names: 'artisan',
      };

/** To a client's page. */
export const toClient = (clientId: string | null): NamedTarget =>
  clientId === null
    ? null
    : {
        link: linkOptions({ to: '/admin/dashboard/client/client-info', search: { clientId } }),
        names: 'client',
      };

/** To Jobs, on one job. */
export const toJob = (jobId: string | null): NamedTarget =>
  jobId === null
    ? null
    : { link: linkOptions({ to: '/admin/jobs', search: { job_id: jobId } }), names: 'job' };

/** A link, or its words alone where it leads nowhere. */
export function NamedLink({ target, ...look }: RowLinkLook & { target: NamedTarget }) {
  if (target === null) return look.children;
  return <RowLink {...target.link} {...look} {...{ [namedByLink]: target.names }} />;
}

/** A column whose words lead somewhere. */
export function linkedColumn<T>(column: Column<T>, target: (row: T) => NamedTarget): Column<T> {
  return {
    ...column,
    cell: (row) => (
      <NamedLink target={target(row)} className="block hover:underline">
        {column.cell(row)}
      </NamedLink>
    ),
  };
}

interface Parties {
  artisan_id: string | null;
  artisan_name: string | null;
  client_id: string | null;
  client_name: string | null;
}

/** Who else a row is about: both parties, or the other one where the page is about one of them. */
export function otherParty(row: Parties, of: PartyKind | undefined): ReactNode {
  const { artisan_name: artisan, client_name: client } = row;
  const className = 'hover:underline';
  const clientLink = client !== null && (
    <NamedLink target={toClient(row.client_id)} className={className}>
      {client}
    </NamedLink>
  );
  const artisanLink = artisan !== null && (
    <NamedLink target={toArtisan(row.artisan_id)} className={className}>
      {artisan}
    </NamedLink>
  );
  if (of === 'artisan') return clientLink || undefined;
  if (of === 'client' || client === null) return artisanLink || undefined;
  return (
    <>
      {artisanLink || 'NIL'} for {clientLink}
    </>
  );
}
