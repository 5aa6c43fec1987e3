import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

interface CommandDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog near the top of the window, for a field with results under it. */
export function CommandDialog({ title, onClose, children }: CommandDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-scrim-in bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[70vh] w-[min(560px,calc(100vw-32px))] -translate-x-1/2 animate-dialog-in flex-col overflow-hidden rounded-dialog bg-surface shadow-3 outline-none dark:bg-raised"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
