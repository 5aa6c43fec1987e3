import { useMemo } from 'react';
import { useList } from '../../api/lists/use-list.ts';
import { type LevelOneArtisan, verificationQuery } from '../../api/verification.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { PersonCard } from '../../components/people-list/person-card.tsx';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { artisanLink, VerificationActions, verificationColumns } from './verification-columns.tsx';

const certificates = latePart(() =>
  import('./artisan-certificates.tsx').then(({ ArtisanCertificates }) => ArtisanCertificates),
);

/** The list of artisans of level 1, with their certificates. */
export function VerificationList({ control }: { control: TableControl }) {
  const [viewed, view, close] = useOpened<LevelOneArtisan>(certificates);
  const columns = useMemo(() => verificationColumns(view), [view]);
  return (
    <>
      <DataTable
        caption="Verification"
        columns={columns}
        list={useList(verificationQuery)}
        rowKey={(artisan) => artisan.id ?? ''}
        control={control}
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
      {viewed?.id != null && (
        <certificates.View artisanId={viewed.id} name={nameOf(viewed)} onClose={close} />
      )}
    </>
  );
}
