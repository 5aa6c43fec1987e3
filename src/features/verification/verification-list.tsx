import { useMemo } from 'react';
import { useList, useQueue } from '../../api/lists/use-list.ts';
import { verificationQuery } from '../../api/verification.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { PersonCard } from '../../components/people-list/person-card.tsx';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { idOf } from '../../lib/values/ids.ts';
import {
  type Asked,
  artisanLink,
  VerificationActions,
  verificationColumns,
} from './verification-columns.tsx';

const dialogs = latePart(() =>
  import('./verification-dialogs.tsx').then(({ VerificationDialogs }) => VerificationDialogs),
);

/** The list of artisans of level 1, with their certificates and the decisions on them. */
export function VerificationList({ control }: { control: TableControl }) {
  const [asked, ask, close] = useOpened<Asked>(dialogs);
  const arriving = useList(verificationQuery);
  const read = useQueue(verificationQuery);
  const columns = useMemo(() => verificationColumns(ask), [ask]);
  return (
    <DataTable
      caption="Verification"
      columns={columns}
      // Rows are not deferred after the first read, because deferred rows still show a decided artisan.
      list={read.rows === undefined ? arriving : read}
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
