import { Copy, Download } from 'lucide-react';
import { formatCount } from '../../../../domain/count.ts';
import { lagosDay, lagosIsoDay } from '../../../../domain/lagos.ts';
import { entriesSinceQuery } from '../../../api/extensions/audit.ts';
import { useRead } from '../../../api/lists/use-read.ts';
import { downloadCsv } from '../../../components/data-table/toolbar/download-csv.ts';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ReadError } from '../../../components/feedback/loaded.tsx';
import { showToast } from '../../../components/feedback/toast.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { type DecisionFacts, decisionsIn } from '../decision-facts.ts';
import { ShiftList } from './shift-list.tsx';
import { shiftLines, shiftNote, shiftSource, sumLabel, sumsOf } from './shift-text.ts';

const dayCheckMs = 20_000;

/**
 * The decisions that the signed-in administrator made today, in Africa/Lagos: their sums, their list, and a note for
 * the next administrator. They are read only if the host offers its audit.
 */
export function Shift({ isOffered }: { isOffered: boolean }) {
  const now = useNow(dayCheckMs);
  const account = readAdministrator().email;
  const read = useRead({
    ...entriesSinceQuery(account, lagosIsoDay(now)),
    select: decisionsIn,
    enabled: isOffered,
  });
  const { data: rows } = read;
  const readError = <ReadError what="My shift" read={read} />;
  if (rows === undefined) {
    return <Card aria-label="My shift">{read.error === null ? <Loading /> : readError}</Card>;
  }
  const exportCsv = () => {
    const file = downloadCsv('My shift', shiftLines(rows));
    void showToast({ title: 'Exported', text: file });
  };
  return (
    <>
      <ShiftSums rows={rows} />
      <Card aria-label="My shift">
        {readError}
        <div className="flex flex-wrap items-center gap-2.5 px-[18px] py-3 max-sm:px-4">
          <p className="min-w-0 flex-1 basis-60 text-cell text-text-2">
            <span className="font-strong text-text">
              {lagosDay(now)}
              {account !== '' && ` · ${account}`}
            </span>
            <br />
            {shiftSource}
          </p>
          {rows.length > 0 && (
            <>
              <Button
                icon={<Copy aria-hidden />}
                onClick={() =>
                  void copyText(shiftNote({ rows, account, now }), 'The hand-over note')
                }
              >
                Copy as a note
              </Button>
              <Button icon={<Download aria-hidden />} onClick={exportCsv}>
                CSV
              </Button>
              <Button onClick={() => globalThis.print()}>Print</Button>
            </>
          )}
        </div>
        {rows.length === 0 ? (
          <EmptyState text="No decisions yet today" />
        ) : (
          <ShiftList rows={rows} />
        )}
      </Card>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-3 p-5">
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-2.5 w-1/3" />
      <Skeleton className="h-3 w-1/2" />
    </div>
  );
}

function ShiftSums({ rows }: { rows: readonly DecisionFacts[] }) {
  return (
    <Card
      aria-label="Sums"
      className="mb-5 grid *:border-line max-sm:*:not-first:border-t sm:grid-cols-2 xl:grid-cols-4 xl:*:not-first:border-l"
    >
      {sumsOf(rows).map((sum) => (
        <dl key={sumLabel(sum)} className="px-[18px] py-3.5">
          <dt className="text-cell font-medium text-text-2">{sumLabel(sum)}</dt>
          <dd className="mt-0.5 text-strip font-bold tabular-nums">
            <Money amount={sum.total} />
          </dd>
          <dd className="text-caption text-text-2">
            {`${formatCount(sum.count)} ${sum.count === 1 ? 'decision' : 'decisions'}${
              sum.withoutAmount > 0 ? `, ${formatCount(sum.withoutAmount)} without an amount` : ''
            }`}
          </dd>
        </dl>
      ))}
    </Card>
  );
}
