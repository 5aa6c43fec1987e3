import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useCloseAutoFocus } from './return-focus.ts';

interface CommandDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog near the top of the window, for a search field with results. */
export function CommandDialog({ title, onClose, children }: CommandDialogProps) {
  const closeAutoFocus = useCloseAutoFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-scrim-in bg-scrim" />
        <Radix.Content
          {...closeAutoFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-[12vh] z-50 mx-auto flex max-h-[70vh] w-[min(560px,calc(100vw-32px))] animate-dialog-in flex-col overflow-hidden rounded-dialog bg-surface shadow-3 outline-none dark:bg-raised"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
