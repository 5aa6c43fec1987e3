import { CircleCheck, CircleX } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';

/** A short message about the outcome of an action. After a success it disappears by itself. */
export interface Toast {
  title: string;
  /** The text below the title. */
  text?: string;
  /** Whether the action failed; then the toast stays until it is closed. */
  isFailure?: boolean;
  /** Whether the outcome is not known; then the toast has no mark of success. */
  isUnknown?: boolean;
  /** A toast with an id stays until it is closed, or until a toast with the same id replaces it. */
  id?: string;
}

let isMounted = false;

/** Mounts the toaster outside the root of the app, at the first toast. A crash of the app does not remove it. */
function mount(): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={5_000}
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
            'flex w-[min(360px,calc(100vw-32px))] items-start gap-3 rounded-tile bg-raised px-4 py-3 pr-10 text-cell text-text shadow-2',
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

/** Shows a toast; outside this folder, `showToast` calls it. */
export function toast(message: Toast): void {
  show(message, message.id === undefined ? {} : { id: message.id });
}

/** Shows a toast, in place of the toast with the id in `replaced` if there is one. */
function show(
  { title, text, isFailure, isUnknown, id }: Toast,
  replaced: { id?: number | string },
): void {
  mount();
  const duration = isFailure || id !== undefined ? Number.POSITIVE_INFINITY : 5_000;
  const options = { ...replaced, description: text, action: null, duration };
  if (isUnknown) sonner(title, options);
  else if (isFailure) sonner.error(title, options);
  else sonner.success(title, options);
}

/** A toast about an action that is under way. */
export interface ProgressToast {
  /** Shows the progress as the text below the title. */
  show: (text: string) => void;
  /** Replaces the toast with the outcome. */
  end: (outcome: Toast) => void;
}

/** Shows a toast with the button Cancel, until `end` replaces it. */
export function toastProgress(title: string, onCancel: () => void): ProgressToast {
  mount();
  let id: number | string | undefined;
  const showText = (description: string) => {
    id = sonner(title, {
      ...(id !== undefined && { id }),
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
  return {
    show: showText,
    end: (outcome) => show(outcome, id === undefined ? {} : { id }),
  };
}
