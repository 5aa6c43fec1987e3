/** A short message that goes away by itself. Said of things that happened, never of things to come. */
export interface Toast {
  title: string;
  /** What it is about. */
  subject?: string;
}

/** Shows a message; what draws them is loaded with the first one. */
export async function showToast({ title, subject }: Toast): Promise<void> {
  const { toast } = await import('./toaster.tsx');
  toast(title, subject);
}
