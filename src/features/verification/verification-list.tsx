import { linkOptions } from '@tanstack/react-router';
import { Award, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { type LevelOneArtisan, verificationQuery } from '../../api/verification.ts';
import { actionColumn, type Column, digitsColumn } from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { useListState } from '../../components/feedback/use-list-state.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import {
  nameOf,
  type PersonLink,
  peopleColumns,
} from '../../components/people-list/people-columns.tsx';
import { PersonCard } from '../../components/people-list/person-card.tsx';
import { RowLink } from '../../components/people-list/row-link.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { recordSizes } from '../../lib/page-sizes.ts';
import { useOpened } from '../../lib/use-opened.ts';

const ArtisanCertificates = lazy(() =>
  import('./artisan-certificates.tsx').then((module) => ({ default: module.ArtisanCertificates })),
);

type View = (artisan: LevelOneArtisan) => void;

const artisanLink: PersonLink<LevelOneArtisan> = ({ id }, look) =>
  id === null ? (
    look.children
  ) : (
    <RowLink
      {...linkOptions({ to: '/admin/dashboard/artisan/artisan-info', search: { artisanId: id } })}
      {...look}
    />
  );

function verificationColumns(onView: View): readonly Column<LevelOneArtisan>[] {
  const level = digitsColumn<LevelOneArtisan>(
    { id: 'level', header: 'Current Level' },
    ({ level }) => (level === null ? null : String(level)),
  );
  return [
    ...peopleColumns('Artisan name', artisanLink),
    level,
    actionColumn((artisan) => <VerificationActions artisan={artisan} onView={onView} />),
  ];
}

function VerificationActions({ artisan, onView }: { artisan: LevelOneArtisan; onView: View }) {
  const name = nameOf(artisan) ?? `artisan ${artisan.id ?? 'without id'}`;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={`View Certificate of ${name}`}
        tip="View Certificate"
        outlined
        disabledBecause={artisan.id === null ? 'The artisan has no id' : undefined}
        icon={<Award {...icon} />}
        onClick={() => onView(artisan)}
      />
      <HostAction
        operationId="setArtisanLevel"
        label={`Edit ${name}`}
        iconOnly="Edit"
        icon={<Pencil {...icon} />}
      />
      <HostAction
        operationId="declineVerification"
        label={`Delete ${name}`}
        iconOnly="Delete"
        className="text-bad-ink"
        icon={<Trash2 {...icon} />}
      />
    </span>
  );
}

/** Artisans whose certificates can be looked at. */
export function VerificationList({ control }: { control: TableControl }) {
  const [viewed, view, close] = useOpened<LevelOneArtisan>();
  const columns = useMemo(() => verificationColumns(view), [view]);
  return (
    <>
      <DataTable
        caption="Verification"
        columns={columns}
        list={useListState(verificationQuery)}
        rowKey={(artisan) => artisan.id ?? ''}
        control={control}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        selectedKey={viewed?.id ?? null}
        card={(artisan) => (
          <PersonCard
            person={artisan}
            title={artisanLink(artisan, {
              className: 'hover:underline',
              children: nameOf(artisan) ?? 'NIL',
            })}
            more={`Level ${artisan.level ?? 'NIL'}`}
            wideAction
            action={<VerificationActions artisan={artisan} onView={view} />}
          />
        )}
      />
      <Suspense>
        {viewed?.id != null && (
          <ArtisanCertificates artisanId={viewed.id} name={nameOf(viewed)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
