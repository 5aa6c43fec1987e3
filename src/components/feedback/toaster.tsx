import { CircleCheck, CircleX } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';

/** A short message about a finished action. It disappears by itself. */
export interface Toast {
  title: string;
  subject?: string;
  /** Whether the action failed; then the message stays. */
  failed?: boolean;
  /** Whether the outcome of the action is not known; then the message has no mark of success. */
  open?: boolean;
  /** A message with an id stays until it is closed, or replaced by one with the same id. */
  id?: string;
}

let isMounted = false;

/** Mounts the toaster outside the app's root, at the first toast. */
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

/** See showToast. */
export function toast(message: Toast): void {
  show(message, message.id === undefined ? {} : { id: message.id });
}

function show(
  { title, subject, failed, open, id }: Toast,
  replaced: { id?: number | string },
): void {
  mount();
  const duration = failed || id !== undefined ? Number.POSITIVE_INFINITY : 5_000;
  const options = { ...replaced, description: subject, action: null, duration };
  if (open) sonner(title, options);
  else if (failed) sonner.error(title, options);
  else sonner.success(title, options);
}

/** A message about an action that is under way. */
export interface ProgressToast {
  /** Shows the progress. */
  show: (subject: string) => void;
  /** Replaces the message with the outcome. */
  end: (message: Toast) => void;
}

/** Shows a message with Cancel until it is ended. Closing it does not cancel. */
export function toastProgress(title: string, onCancel: () => void): ProgressToast {
  mount();
  let id: number | string | undefined;
  const say = (description: string) => {
    id = sonner(title, {
      ...(id !== undefined && { id }),
      description,
      duration: Number.POSITIVE_INFINITY,
      closeButton: false,
      action: {
        label: 'Cancel',
        onClick: (event) => {
          // The message stays until `end` replaces it.
          event.preventDefault();
          onCancel();
        },
      },
    });
  };
  say('Waiting for the first rows');
  return {
    show: say,
    end: (message) => show(message, id === undefined ? {} : { id }),
  };
}
