import { clsx } from 'clsx';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Money } from '../../components/ui/money.tsx';
import type { DecisionKind, DecisionQueue, QueueRow } from './decision-subject.ts';

const looks = {
  reject: { tip: 'Reject', className: 'text-bad-ink', icon: X },
  approve: { tip: 'Approve', className: 'text-ok-ink', icon: Check },
} as const;

interface QueuedRowProps<T extends QueueRow> {
  row: T;
  queue: DecisionQueue<T>;
  children?: ReactNode;
}

/** The buttons Reject and Approve, which open the confirmation, and after them the children. */
export function DecisionButtons<T extends QueueRow>({ row, queue, children }: QueuedRowProps<T>) {
  const button = (kind: DecisionKind) => {
    const { tip, className, icon: Icon } = looks[kind];
    return (
      <IconButton
        label={`${tip} ${queue.subject.labelOf(row)}`}
        tip={tip}
        outlined
        className={className}
        disabledBecause={queue.whyDisabled(kind, row) ?? undefined}
        icon={<Icon strokeWidth={2} />}
        onClick={() => queue.openConfirmation(kind, row)}
      />
    );
  };
  return (
    <span className="inline-flex gap-1.5">
      {button('reject')}
      {button('approve')}
      {children}
    </span>
  );
}

/** A reason with more characters wraps, so that it does not push the next columns aside. */
const maxLineLength = 24;

/** The amount, and under it the reason why it cannot be approved; without such a reason, the children. */
export function AmountToDecide<T extends QueueRow>({ row, queue, children }: QueuedRowProps<T>) {
  const reason = queue.whyLocked('approve', row);
  return (
    <span className="inline-flex flex-col items-end">
      <Money amount={queue.subject.amountOf(row)} />
      {reason === null ? (
        children
      ) : (
        // The key gives the reason its own element, because the browser may have translated that of the children.
        <span
          key="reason"
          className={clsx(
            'text-right text-caption font-strong text-wait-ink',
            reason.length <= maxLineLength ? 'whitespace-nowrap' : 'whitespace-normal',
          )}
        >
          <TriangleAlert size={13} className="mr-1 inline align-[-2px]" />
          <span>{reason}</span>
        </span>
      )}
    </span>
  );
}
