import { CircleCheck, CircleX } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { Button } from '../ui/button.tsx';
import './toaster.css';

/** A button of a toast. A press closes the toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
  disabledBecause?: string | undefined;
}

/** A short message about the outcome of an action. It disappears by itself, except after a failure or with an id. */
export interface Toast {
  title: string;
  text?: string;
  /** Lines below the text. */
  details?: readonly string[];
  /** Whether the action failed; then the toast stays until it is closed. */
  isFailure?: boolean;
  /** Whether the outcome is not known; then the toast has no mark of success. */
  isUnknown?: boolean;
  /** A toast with an id stays until it is closed, or until a toast with the same id replaces it. */
  id?: string;
  /** Buttons below the texts. Only the newest toast with buttons has them. */
  actions?: readonly ToastAction[];
}

let isMounted = false;

/**
 * Mounts the toaster outside the root of the app, so that a crash of the app does not remove it. Screen readers read a
 * message more reliably if the toaster is mounted before it.
 */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  // The toaster pauses its timers while the pointer is over it. With these events it also pauses them while it has the
  // focus.
  host.addEventListener('focusin', ({ target }) =>
    target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })),
  );
  host.addEventListener('focusout', ({ target }) =>
    target?.dispatchEvent(
      new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
    ),
  );
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      closeButton
      style={{ fontFamily: 'inherit' }}
      mobileOffset={{ bottom: 92 }}
      icons={{
        success: <CircleCheck size={18} className="text-ok-ink" />,
        error: <CircleX size={18} className="text-bad-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-[min(360px,calc(100vw-32px))] flex-wrap items-start gap-3 rounded-tile bg-raised px-4 py-3 pr-10 text-cell text-text shadow-2',
          content: 'min-w-0 flex-1',
          title: 'font-bold',
          description: 'text-text-2',
          actionButton:
            'ml-auto min-h-8 shrink-0 rounded-control px-2 font-medium text-accent-ink underline',
          closeButton:
            'absolute! top-2! right-2! left-auto! border-none! bg-transparent! text-text-2!',
        },
      }}
    />,
  );
}

/** The last toast with buttons; null if its buttons were removed. */
let toastWithActions: { id: number | string; message: Toast } | null = null;

export function toast(message: Toast): void {
  if (message.actions !== undefined) removeToastActions();
  const id = show(message, message.id);
  if (message.actions !== undefined) toastWithActions = { id, message };
}

/** Removes the buttons of the toast that has some. Its texts stay. */
export function removeToastActions(): void {
  const last = toastWithActions;
  toastWithActions = null;
  if (last === null || sonner.getToasts().every(({ id }) => id !== last.id)) return;
  show({ ...last.message, actions: [] }, last.id);
}

/**
 * The buttons of a toast. A pressed button first loses the focus: the toaster then focuses the page again. So a dialog
 * that the press opens returns the focus to the page, and not to the closed toast.
 */
function Actions({ actions, onClose }: { actions: readonly ToastAction[]; onClose: () => void }) {
  return (
    <span className="flex basis-full justify-end gap-2">
      {actions.map(({ label, onPress, disabledBecause }) => (
        <Button
          key={label}
          size="row"
          disabledBecause={disabledBecause}
          onClick={({ currentTarget }) => {
            currentTarget.blur();
            onClose();
            onPress();
          }}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}

/** Shows a toast, in place of the toast with the id `replacedId` if there is one. Returns the id of the toast. */
function show(
  { title, text, details = [], isFailure, isUnknown, id, actions = [] }: Toast,
  replacedId: number | string | undefined,
): number | string {
  mountToaster();
  const duration = isFailure || id !== undefined ? Number.POSITIVE_INFINITY : 5_000;
  const lines = [text, ...details].filter((line) => line !== undefined);
  const description = lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
  const close = () => sonner.dismiss(toastId);
  const action = actions.length > 0 ? <Actions actions={actions} onClose={close} /> : null;
  const showWithMark = isUnknown ? sonner : isFailure ? sonner.error : sonner.success;
  const toastId = showWithMark(title, {
    id: replacedId,
    description,
    action,
    duration,
    // The toaster keeps what is not set: a replaced toast about progress has no close button.
    closeButton: true,
  });
  return toastId;
}

/** A toast about an action that is under way. */
export interface ProgressToast {
  /** Shows the progress as the text below the title. */
  show: (text: string) => void;
  /** Replaces the toast with the outcome. */
  end: (outcome: Toast) => void;
}

/** Shows a toast with the button Cancel, until `end` replaces it. */
export function showProgressToast(title: string, onCancel: () => void): ProgressToast {
  mountToaster();
  let id: number | string | undefined;
  const showText = (description: string) => {
    id = sonner(title, {
      id,
      description,
      duration: Number.POSITIVE_INFINITY,
      closeButton: false,
      action: {
        label: 'Cancel',
        onClick: (event) => {
          // The toast stays until `end` replaces it.
          event.preventDefault();
          onCancel();
        },
      },
    });
  };
  showText('Waiting for the first rows');
  return { show: showText, end: (outcome) => show(outcome, id) };
}
