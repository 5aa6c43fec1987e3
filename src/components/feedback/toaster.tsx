import { CircleCheck, CircleX } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';

/** A short message about a finished action. It disappears by itself. */
export interface Toast {
  title: string;
  subject?: string;
  /** Whether the action failed; then the message stays. */
  failed?: boolean;
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
        success: <CircleCheck size={18} strokeWidth={1.75} className="text-ok-ink" />,
        error: <CircleX size={18} strokeWidth={1.75} className="text-bad-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-[min(360px,calc(100vw-32px))] items-start gap-3 rounded-tile bg-raised px-4 py-3 pr-10 text-cell text-text shadow-2',
          title: 'font-bold',
          description: 'text-text-2',
          closeButton:
            'absolute! top-2! right-2! left-auto! border-none! bg-transparent! text-text-2!',
        },
      }}
    />,
  );
}

/** See showToast. */
export function toast({ title, subject, failed = false }: Toast): void {
  mount();
  const description = subject === undefined ? {} : { description: subject };
  if (failed) sonner.error(title, { ...description, duration: Number.POSITIVE_INFINITY });
  else sonner.success(title, description);
}
