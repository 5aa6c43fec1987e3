import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './icon-button.tsx';
import { useCloseAutoFocus } from './return-focus.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

interface LargeDialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** Whether the dialog has room for two columns. */
  wide?: boolean;
  /** Buttons between the title and the close button. */
  actions?: ReactNode;
  /** The element that gets the focus when the dialog opens; by default the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons below the content; they stay in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog for details and forms. On small screens it is a bottom sheet. */
export function LargeDialog(props: LargeDialogProps) {
  const { title, description, onClose, wide = false, actions, footer, children } = props;
  const dialogFocus = useDialogFocus(props.initialFocus);
  const closeAutoFocus = useCloseAutoFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-scrim-in bg-scrim" />
        <Radix.Content
          {...dialogFocus}
          {...closeAutoFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          data-sheet
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] animate-sheet-in flex-col rounded-t-dialog bg-surface shadow-3 outline-none sm:inset-0 sm:m-auto sm:h-fit sm:animate-dialog-in sm:rounded-dialog dark:bg-raised',
            wide ? 'sm:w-[min(1080px,94vw)]' : 'sm:w-[min(760px,94vw)]',
          )}
        >
          <div className="flex shrink-0 flex-wrap items-center gap-2 border-line border-b px-5 py-3">
            <div className="min-w-0 flex-1 basis-28">
              <Radix.Title className="text-dialog-title font-bold">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-cell text-text-2">
                  {description}
                </Radix.Description>
              )}
            </div>
            {actions}
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2" icon={<X size={18} />} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-auto p-5">{children}</div>
          {footer !== undefined && (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-5 py-4 print:hidden">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
