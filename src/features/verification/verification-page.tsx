import { useMemo } from 'react';
import { verificationList } from '../../../domain/lists/verification.ts';
import { useList, useQueue } from '../../api/lists/use-list.ts';
import { type LevelOneArtisan, verificationQuery } from '../../api/verification.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { listPage, type TableProps } from '../../components/page/list-page.tsx';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { PersonCard } from '../../components/people-list/person-card.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import { idOf } from '../../lib/values/ids.ts';
import {
  artisanLink,
  type OpenedDialog,
  VerificationActions,
  verificationColumns,
} from './verification-columns.tsx';

const dialogs = lateComponent(() => import('./verification-dialogs.tsx'), 'VerificationDialogs');

function VerificationList({ list, control }: TableProps<LevelOneArtisan>) {
  const [opened, open, close] = useOpened<OpenedDialog>(dialogs);
  const columns = useMemo(() => verificationColumns(open), [open]);
  const shortcuts = useMemo(
    () => ({
      open: (artisan: LevelOneArtisan) => artisan.id !== null && open({ dialog: 'view', artisan }),
    }),
    [open],
  );
  return (
    <DataTable
      caption="Verification"
      columns={columns}
      list={list}
      rowKey={idOf}
      control={control}
      selectedKey={opened?.artisan.id ?? null}
      shortcuts={shortcuts}
      card={(artisan, cell) => (
        <PersonCard
          person={artisan}
          email={cell('email')}
          title={artisanLink(artisan, {
            className: 'hover:underline',
            children: nameOf(artisan),
          })}
          textAfterId={`Level ${artisan.level ?? 'NIL'}`}
          hasWideAction
          action={<VerificationActions artisan={artisan} onOpenDialog={open} />}
        />
      )}
    >
      {(matches) =>
        opened !== null && (
          <dialogs.View opened={opened} matches={matches} onOpenDialog={open} onClose={close} />
        )
      }
    </DataTable>
  );
}

/**
 * Reads the list with a preview until the first answer is complete, and then like a queue, because deferred rows could
 * still have an artisan that was decided on.
 */
function useArtisans() {
  const withPreview = useList({ whole: verificationQuery });
  const queue = useQueue(verificationQuery);
  return queue.rows === undefined ? withPreview : queue;
}

export const { Page: VerificationPage, load: loadVerification } = listPage({
  title: 'Verification',
  subtitle: 'Artisans whose certificates wait for a check',
  list: verificationList,
  source: verificationQuery,
  useRows: useArtisans,
  Table: VerificationList,
});
