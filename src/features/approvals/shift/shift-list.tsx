import { RecordCard } from '../../../components/data-table/body/record-card.tsx';
import { usePrinting } from '../../../components/data-table/print/use-printing.ts';
import { LinkedId } from '../../../components/row-link/linked-id.tsx';
import { decidedTarget, useIsListedByJob } from '../../../components/row-link/record-links.ts';
import { subjectWords } from '../../../components/timeline/audit-words.ts';
import { ClockText } from '../../../components/timeline/moment-text.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { roomForTable, useMedia } from '../../../lib/browser/use-media.ts';
import { type DecisionFacts, resultLabels } from '../decision-facts.ts';

interface ShiftListProps {
  rows: readonly DecisionFacts[];
}

/** The decisions as a table, or as cards on narrow screens. A print always has the table. */
export function ShiftList(props: ShiftListProps) {
  const isPrinting = usePrinting();
  return useMedia(roomForTable) || isPrinting ? (
    <ShiftTable {...props} />
  ) : (
    <ShiftCards {...props} />
  );
}

const headers = ['Time', 'Kind', 'ID', 'Artisan', 'Amount', 'Result'];
const cell = 'border-line border-t px-3 py-2 first:pl-[18px] last:pr-[18px]';

function ShiftTable({ rows }: ShiftListProps) {
  return (
    <table aria-label="My shift" className="w-full border-separate text-cell [border-spacing:0]">
      <thead className="text-caption">
        <tr>
          {headers.map((header) => (
            <th
              key={header}
              scope="col"
              className={`h-9 border-line border-t bg-surface-2 px-3 font-medium text-text-3 first:pl-[18px] last:pr-[18px] ${header === 'Amount' ? 'text-right' : 'text-left'}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={cell}>
              <ClockText value={row.at} />
            </td>
            <td className={`${cell} whitespace-nowrap`}>{subjectWords[row.recordKind]}</td>
            <td className={`${cell} font-strong`}>
              <Reference row={row} />
            </td>
            <td className={cell}>{row.artisan ?? <span className="text-text-3">NIL</span>}</td>
            <td className={`${cell} text-right`}>
              <Money amount={row.amount} />
            </td>
            <td className={cell}>
              <Result row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShiftCards({ rows }: ShiftListProps) {
  return (
    <ul aria-label="My shift">
      {rows.map((row) => (
        <li key={row.key} className="border-line border-t px-4 py-3">
          <RecordCard
            title={row.artisan ?? 'NIL'}
            end={<Money amount={row.amount} className="text-body font-bold" />}
            third={
              <>
                {subjectWords[row.recordKind]} <Reference row={row} /> ·{' '}
                <ClockText value={row.at} />
              </>
            }
            thirdEnd={<Result row={row} />}
          />
        </li>
      ))}
    </ul>
  );
}

function Result({ row: { result, reason } }: { row: DecisionFacts }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <StatusPill status={resultLabels[result]} />
      {reason !== null && <p className="text-caption text-text-2">Reason: {reason}</p>}
    </div>
  );
}

function Reference({ row: { recordKind, reference, result } }: { row: DecisionFacts }) {
  const isPaidByJob = useIsListedByJob() && result === 'approve';
  const target = decidedTarget(recordKind, reference, isPaidByJob);
  return <LinkedId id={reference} target={target} />;
}
