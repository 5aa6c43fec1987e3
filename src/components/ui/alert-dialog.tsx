import * as Radix from '@radix-ui/react-alert-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface AlertDialogProps {
  title: ReactNode;
  description: ReactNode;
  onClose: () => void;
  /** Moves the focus when the dialog closes; see `useCloseAutoFocus`. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Whether the dialog cannot be closed, because a write is under way. */
  locked?: boolean;
  /** `result` is small and centred; `wide` has room for a list or two columns. */
  look?: 'confirm' | 'result' | 'wide';
  /** Whether the dialog has a fixed height, so that content which loads later does not move the buttons. */
  steady?: boolean;
  badge: ReactNode;
  badgeTone: 'ok' | 'bad' | 'info' | 'wait';
  children?: ReactNode;
  /** Content above the buttons that stays in view while the dialog scrolls. */
  status?: ReactNode;
  /** Text beside the buttons that says what they decide about. */
  summary?: ReactNode;
  footer: ReactNode;
}

const badges = {
  ok: 'bg-ok-soft text-ok-ink',
  bad: 'bg-bad-soft text-bad-ink',
  info: 'bg-info-soft text-info-ink',
  wait: 'bg-wait-soft text-wait-ink',
};

/** A modal dialog for a confirmation or a result. On small screens it is a bottom sheet. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, onClose, onCloseAutoFocus, children, summary, footer } = props;
  const { locked = false, look = 'confirm', steady = false } = props;
  const isResult = look === 'result';
  return (
    <Radix.Root open onOpenChange={(open) => !open && !locked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-scrim-in bg-scrim" />
        <Radix.Content
          onCloseAutoFocus={onCloseAutoFocus}
          className={clsx(
            'fixed z-50 flex max-h-[90dvh] flex-col overflow-y-auto bg-surface shadow-3 outline-none dark:bg-raised',
            'inset-x-0 bottom-0 animate-sheet-in rounded-t-dialog px-5 pt-5',
            'sm:inset-0 sm:m-auto sm:animate-dialog-in sm:rounded-dialog sm:px-6 sm:pt-6',
            steady ? 'h-[90dvh] scroll-pb-36 sm:h-[min(90dvh,690px)]' : 'sm:h-fit',
            isResult && 'items-center text-center',
            {
              result: 'sm:w-[360px]',
              confirm: 'sm:w-[460px]',
              wide: 'sm:w-[min(760px,94vw)]',
            }[look],
          )}
        >
          <div className={clsx('flex gap-3.5', isResult && 'flex-col items-center')}>
            <span
              className={clsx(
                'inline-flex size-10 shrink-0 items-center justify-center rounded-field',
                badges[props.badgeTone],
              )}
            >
              {props.badge}
            </span>
            <div>
              <Radix.Title className="text-dialog-title font-bold">{title}</Radix.Title>
              <Radix.Description className="text-body text-text-2">{description}</Radix.Description>
            </div>
          </div>
          {children}
          <div
            className={clsx(
              'sticky bottom-0 mt-auto bg-surface pt-4 pb-[calc(20px+env(safe-area-inset-bottom))] sm:pb-6 dark:bg-raised',
              isResult && 'w-full',
              steady && '-mx-5 border-line border-t px-5 sm:-mx-6 sm:px-6',
            )}
          >
            {props.status}
            <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
              {summary !== undefined && (
                <div className="min-w-0 grow basis-40 max-sm:basis-full">{summary}</div>
              )}
              <div
                className={clsx(
                  'flex grow gap-2 max-sm:*:flex-1',
                  isResult ? 'justify-center' : 'justify-end',
                )}
              >
                {footer}
              </div>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface CancelButtonProps {
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The button that closes the dialog. It has the focus when the dialog opens. Its focus ring shows also after a mouse
 * click, because Enter presses the focused button.
 */
export const CancelButton = ({ className, ...props }: CancelButtonProps) => (
  <Radix.Cancel asChild>
    <Button
      {...props}
      className={clsx('focus:outline-2 focus:outline-offset-2 focus:outline-focus', className)}
    />
  </Radix.Cancel>
);
