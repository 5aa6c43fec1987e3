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
  type Asked,
  artisanLink,
  VerificationActions,
  verificationColumns,
} from './verification-columns.tsx';

const dialogs = lateComponent(() =>
  import('./verification-dialogs.tsx').then(({ VerificationDialogs }) => VerificationDialogs),
);

/** The list of artisans of level 1, with their certificates and the decisions on them. */
function VerificationList({ list, control }: TableProps<LevelOneArtisan>) {
  const [asked, ask, close] = useOpened<Asked>(dialogs);
  const columns = useMemo(() => verificationColumns(ask), [ask]);
  return (
    <DataTable
      caption="Verification"
      columns={columns}
      list={list}
      rowKey={idOf}
      control={control}
      selectedKey={asked?.artisan.id ?? null}
      card={(artisan, cell) => (
        <PersonCard
          person={artisan}
          email={cell('email')}
          title={artisanLink(artisan, {
            className: 'hover:underline',
            children: nameOf(artisan),
          })}
          more={`Level ${artisan.level ?? 'NIL'}`}
          wideAction
          action={<VerificationActions artisan={artisan} onAsk={ask} />}
        />
      )}
    >
      {(found) =>
        asked !== null && <dialogs.View asked={asked} found={found} onAsk={ask} onClose={close} />
      }
    </DataTable>
  );
}

/** Rows are not deferred after the first read, because deferred rows still show a decided artisan. */
function useArtisans() {
  const arriving = useList(verificationQuery);
  const read = useQueue(verificationQuery);
  return read.rows === undefined ? arriving : read;
}

export const { Page: VerificationPage, load: loadVerification } = listPage({
  title: 'Verification',
  subtitle: 'Artisans whose certificates wait for a check',
  list: verificationList,
  query: verificationQuery,
  useRows: useArtisans,
  Table: VerificationList,
});
