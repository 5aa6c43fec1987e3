import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { roomForPanel, useMedia } from '../../lib/browser/use-media.ts';
import { IconButton } from './icon-button.tsx';
import { useCloseAutoFocus } from './return-focus.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

interface SidePanelProps {
  title: ReactNode;
  /** The side of the page; `left` is for the navigation menu. */
  side: 'left' | 'right';
  onClose: () => void;
  /**
   * Whether the page is blocked while the panel is open, which is the default. A panel that is not modal leaves the page
   * usable: only Escape inside it and its close button close it. On a narrow screen it covers the page, and so blocks it.
   */
  modal?: boolean;
  /** The maximum width of a panel that is not modal. */
  width?: string;
  /** Moves the focus when the panel closes, and returns whether it did; else the focus returns to where it was. */
  returnFocus?: () => boolean;
  /** Text beside the title, such as an id. */
  titleNote?: ReactNode;
  /** Buttons before the close button. */
  headerActions?: ReactNode;
  children: ReactNode;
}

/** A panel at the side of the page. Escape and the close button close it; a click outside closes a modal panel. */
export function SidePanel(props: SidePanelProps) {
  const { title, titleNote, side, onClose, headerActions, children, width = '30rem' } = props;
  const dialogFocus = useDialogFocus();
  const closeAutoFocus = useCloseAutoFocus();
  const hasRoomNow = useMedia(roomForPanel);
  const [hasRoom, setHasRoom] = useState(hasRoomNow);
  // While a page is printed, the media query applies to the paper. The panel must not become modal then.
  if (hasRoom !== hasRoomNow && !matchMedia('print').matches) setHasRoom(hasRoomNow);
  const isModal = props.modal !== false || !hasRoom;
  useLayoutEffect(() => (isModal ? undefined : leaveSpaceBeside(width)), [isModal, width]);
  const keepOpenUnlessModal = (event: Event) => {
    if (!isModal) event.preventDefault();
  };
  return (
    <Radix.Root open modal={isModal} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {isModal && (
          <Radix.Overlay
            className={clsx(
              'fixed inset-0 z-40 animate-scrim-in',
              side === 'left' ? 'bg-scrim' : 'bg-scrim-soft',
            )}
          />
        )}
        <Radix.Content
          {...dialogFocus}
          onCloseAutoFocus={(event) => {
            // Radix mounts the panel again when it becomes modal or stops being modal. Then it stays open.
            const isReplaced = dialogFocus.ref.current !== null;
            if (isReplaced || props.returnFocus?.() === true) event.preventDefault();
            else closeAutoFocus.onCloseAutoFocus(event);
          }}
          onInteractOutside={keepOpenUnlessModal}
          onEscapeKeyDown={(event) => {
            if (!dialogFocus.ref.current?.contains(document.activeElement))
              keepOpenUnlessModal(event);
          }}
          aria-describedby={undefined}
          data-sheet={side === 'right' || undefined}
          style={
            isModal
              ? props.modal === false
                ? { maxWidth: 'none' }
                : undefined
              : { top: '3.5rem', maxWidth: width }
          }
          className={clsx(
            'fixed inset-y-0 z-50 flex flex-col shadow-3 outline-none',
            side === 'left'
              ? 'left-0 w-4/5 animate-drawer-in bg-canvas'
              : 'right-0 w-full max-w-[520px] animate-panel-in bg-surface',
          )}
        >
          <div
            className={clsx(
              'flex h-14 shrink-0 items-center gap-2 px-5 max-sm:gap-1 max-sm:px-4',
              side === 'right' && 'border-line border-b',
            )}
          >
            <Radix.Title className="text-card-title font-bold whitespace-nowrap">
              {title}
            </Radix.Title>
            <span className="mr-auto min-w-0 text-cell text-text-3 tabular-nums">{titleNote}</span>
            {headerActions}
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2" icon={<X size={18} />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Sets an attribute of the body, from which beside.css knows that a panel of this width is beside the page. A selector
 * with `:has` would need no attribute, but makes every change of the page slower.
 *
 * @returns a function that removes the attribute and the width
 */
function leaveSpaceBeside(width: string): () => void {
  const { dataset, style } = document.body;
  dataset.beside = '';
  style.setProperty('--beside', width);
  return () => {
    delete dataset.beside;
    style.removeProperty('--beside');
  };
}
