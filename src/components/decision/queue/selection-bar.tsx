import { ListChecks, Scale, X } from 'lucide-react';
import { useContext, useEffect } from 'react';
import { isTyping } from '../../../lib/browser/shortcut-guards.ts';
import { roomForTable, useMedia } from '../../../lib/browser/use-media.ts';
import { formatCount } from '../../../lib/values/count.ts';
import { add, noMoney } from '../../../lib/values/money.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Money } from '../../ui/money.tsx';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { isInSum } from '../money-queues.ts';
import { PageBox } from './select-box.tsx';
import { SelectionContext } from './selection.ts';

interface SelectionBarProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  /** The rows of the page. */
  shown: readonly T[];
  /** The selected rows of the whole list. */
  selected: readonly T[];
  /** Why no run can begin now, or null. */
  whyNot: string | null;
  onDecide: () => void;
  onClear: () => void;
}

/** The number and the sum of the selected rows, and their actions. D opens the read-back. */
export function SelectionBar<T extends DecidedRow>(props: SelectionBarProps<T>) {
  const { subject, shown, selected, whyNot, onDecide, onClear } = props;
  const { showPage, clear } = useContext(SelectionContext);
  const isTable = useMedia(roomForTable);
  const canDecide = selected.length > 0 && whyNot === null;
  useEffect(
    () => showPage(shown.flatMap((row) => subject.idOf(row) ?? [])),
    [shown, subject, showPage],
  );
  useEffect(() => {
    if (!canDecide) return;
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== 'd' || hasModifier || isTyping(event)) return;
      event.preventDefault();
      onDecide();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [canDecide, onDecide]);
  if (selected.length === 0) {
    return (
      !isTable &&
      shown.length > 0 && (
        <div className="border-line border-t px-(--edge) text-cell text-text-2">
          <PageBox rows={shown} subject={subject}>
            Select the rows of this page
          </PageBox>
        </div>
      )
    );
  }
  const count = formatCount(selected.length);
  const summed = selected.filter((row) => isInSum(subject, row));
  const sumOf = (rows: readonly T[]) =>
    rows.reduce((sum, row) => add(sum, subject.amountOf(row) ?? noMoney), noMoney);
  const elsewhere = selected.length - selectedOn(shown, selected, subject);
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-line border-t bg-accent-soft px-(--edge) py-2 text-cell max-lg:bottom-16 print:hidden"
    >
      <p role="status">
        <span className="font-bold">{count} selected</span>
        {elsewhere > 0 && <span>{`, ${formatCount(elsewhere)} of them not on this page`}</span>} ·{' '}
        <Money amount={sumOf(summed)} tone="plain" className="font-strong" />
        {summed.length < selected.length && (
          <span>{` for ${formatCount(summed.length)} of them`}</span>
        )}
      </p>
      <IconButton label="Clear the selection" icon={<X />} onClick={clear} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button icon={<Scale size={15} />} onClick={onClear}>
          If I clear {selected.length === 1 ? 'this' : 'these'}
        </Button>
        <Button
          variant="primary"
          icon={<ListChecks size={15} />}
          disabledBecause={whyNot ?? undefined}
          aria-keyshortcuts="D"
          onClick={onDecide}
        >
          Decide on {count}
        </Button>
      </div>
    </section>
  );
}

function selectedOn<T extends DecidedRow>(
  page: readonly T[],
  selected: readonly T[],
  subject: DecisionSubject<T>,
): number {
  const here = new Set(page.map((row) => subject.idOf(row)));
  return selected.filter((row) => here.has(subject.idOf(row))).length;
}
