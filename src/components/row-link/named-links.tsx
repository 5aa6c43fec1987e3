import type { ReactNode } from 'react';
import { linkKindAttribute } from '../../lib/browser/row-attributes.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { cutText } from '../data-table/column.tsx';
import { RowMark } from '../notes/row-mark.tsx';
import { artisans, clients, type PersonKind } from '../people-list/person-kinds.ts';
import { Avatar } from '../ui/avatar.tsx';
import { RowLink, type RowLinkLook, type RowTarget } from './row-link.tsx';

/** The record to which a name or an id in a row links; null if the host sent no id. */
export type NamedTarget = {
  link: RowTarget;
  kind: PartyKind | 'record';
  /** The text of the link if the record has no name: "Artisan 7". */
  textWithoutName: string;
} | null;

const targetOf =
  ({ word, singular, toPerson }: PersonKind) =>
  (id: string | null): NamedTarget =>
    id === null ? null : { link: toPerson(id), kind: word, textWithoutName: `${singular} ${id}` };

/** Returns the target of a link to the artisan with this id. */
export const toArtisan = targetOf(artisans);

/** Returns the target of a link to the client with this id. */
export const toClient = targetOf(clients);

/** A name as a link, or only the name without a target. A link without a name has the kind and the id as its text. */
export function NamedLink({ target, ...look }: RowLinkLook & { target: NamedTarget }) {
  if (target === null) return look.children ?? 'NIL';
  return (
    <RowLink {...target.link} {...look} {...{ [linkKindAttribute]: target.kind }}>
      {look.children ?? target.textWithoutName}
    </RowLink>
  );
}

/** Returns a cell function for a text that is a link. */
export const linkedText =
  <T,>(read: (row: T) => string | null, target: (row: T) => NamedTarget) =>
  (row: T) => (
    <NamedLink target={target(row)} className="block hover:underline">
      {read(row) === null ? null : cutText(read(row))}
    </NamedLink>
  );

interface Parties {
  artisan_id: string | null;
  artisan_name: string | null;
  client_id: string | null;
  client_name: string | null;
}

/** Returns a cell function for the artisan's or the client's name, as a link. */
export function partyCell(kind: PersonKind) {
  const name = `${kind.word}_name` as const;
  const id = `${kind.word}_id` as const;
  const target = targetOf(kind);
  return linkedText(
    (row: Parties) => row[name],
    (row) => target(row[id]),
  );
}

/** Returns a cell function for a withdrawal: the artisan's avatar, the name as a link, and the withdrawal's mark. */
export const withdrawalArtisanCell =
  <T extends Record<'id' | 'artisan_id', string | null>>(
    nameOf: (row: T) => string | null,
    avatarClass?: string,
  ) =>
  (row: T) => (
    <span className="flex items-center gap-2.5">
      <Avatar name={nameOf(row)} className={avatarClass} />
      <NamedLink target={toArtisan(row.artisan_id)} className="min-w-0 hover:underline">
        {nameOf(row) === null ? null : cutText(nameOf(row))}
      </NamedLink>
      <RowMark kind="withdrawal" id={row.id} />
    </span>
  );

/**
 * Returns the names of the artisan and the client of a row as links; undefined without names. Without a client's name,
 * returns only the artisan.
 *
 * @param pageKind the kind of the person that the page is about, who is left out
 */
export function partyLinks(row: Parties, pageKind: PartyKind | undefined): ReactNode {
  const linkTo = (name: string | null, target: NamedTarget) =>
    name !== null && (
      <NamedLink target={target} className="hover:underline">
        {name}
      </NamedLink>
    );
  const clientLink = linkTo(row.client_name, toClient(row.client_id));
  const artisanLink = linkTo(row.artisan_name, toArtisan(row.artisan_id));
  if (pageKind === 'artisan') return clientLink || undefined;
  if (pageKind === 'client' || row.client_name === null) return artisanLink || undefined;
  return (
    <>
      {artisanLink || 'NIL'} for {clientLink}
    </>
  );
}
