import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkKindAttribute } from '../../lib/browser/row-attributes.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { CutText } from '../data-table/column.tsx';
import { artisans, clients, type PersonKind } from '../people-list/person-kinds.ts';
import { Avatar } from '../ui/avatar.tsx';
import { RowLink, type RowLinkLook, type RowTarget } from './row-link.tsx';

/** The target of a name or an id in a row, and the kind of its record; null if the host sent no id. */
export type NamedTarget = {
  link: RowTarget;
  names: PartyKind | 'job';
  /** The text of the link if the record has no name: "Artisan 7". */
  unnamed: string;
} | null;

const toPersonOf =
  ({ word, one, toPerson }: PersonKind) =>
  (id: string | null): NamedTarget =>
    id === null ? null : { link: toPerson(id), names: word, unnamed: `${one} ${id}` };

/** Returns the target of an artisan's page. */
export const toArtisan = toPersonOf(artisans);

/** Returns the target of a client's page. */
export const toClient = toPersonOf(clients);

/** Returns the target of Jobs, filtered to one job. */
export const toJob = (jobId: string | null): NamedTarget =>
  jobId === null
    ? null
    : {
        link: linkOptions({ to: '/admin/jobs', search: { job_id: jobId } }),
        names: 'job',
        unnamed: `Job ${jobId}`,
      };

/** A link with a name, or only the name without a target. A link without a name has the kind and the id as its text. */
export function NamedLink({ target, ...look }: RowLinkLook & { target: NamedTarget }) {
  if (target === null) return look.children ?? 'NIL';
  return (
    <RowLink {...target.link} {...look} {...{ [linkKindAttribute]: target.names }}>
      {look.children ?? target.unnamed}
    </RowLink>
  );
}

/** Returns cells that are links with a text. */
export const linkedText =
  <T,>(read: (row: T) => string | null, target: (row: T) => NamedTarget) =>
  (row: T) => (
    <NamedLink target={target(row)} className="block hover:underline">
      {read(row) === null ? null : <CutText>{read(row)}</CutText>}
    </NamedLink>
  );

interface Parties {
  artisan_id: string | null;
  artisan_name: string | null;
  client_id: string | null;
  client_name: string | null;
}

/** Returns cells with the names of artisans, or of clients, each a link. */
export function partyCell(kind: PersonKind) {
  const name = `${kind.word}_name` as const;
  const id = `${kind.word}_id` as const;
  const target = toPersonOf(kind);
  return linkedText(
    (row: Parties) => row[name],
    (row) => target(row[id]),
  );
}

/** Returns cells with artisans' names, each a link after its avatar. */
export const artisanCell =
  <T extends { artisan_id: string | null }>(
    nameOf: (row: T) => string | null,
    avatarClass?: string,
  ) =>
  (row: T) => (
    <span className="flex items-center gap-2.5">
      <Avatar name={nameOf(row)} className={avatarClass} />
      <NamedLink target={toArtisan(row.artisan_id)} className="min-w-0 hover:underline">
        {nameOf(row) === null ? null : <CutText>{nameOf(row)}</CutText>}
      </NamedLink>
    </span>
  );

/** Returns links to both parties of a row, or to the other party on a page about one of them. */
export function otherParty(row: Parties, personKind: PartyKind | undefined): ReactNode {
  const linkTo = (name: string | null, target: NamedTarget) =>
    name !== null && (
      <NamedLink target={target} className="hover:underline">
        {name}
      </NamedLink>
    );
  const clientLink = linkTo(row.client_name, toClient(row.client_id));
  const artisanLink = linkTo(row.artisan_name, toArtisan(row.artisan_id));
  if (personKind === 'artisan') return clientLink || undefined;
  if (personKind === 'client' || row.client_name === null) return artisanLink || undefined;
  return (
    <>
      {artisanLink || 'NIL'} for {clientLink}
    </>
  );
}
