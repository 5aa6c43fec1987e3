import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';

/** Sets the default size and line width of all icons. */
export function IconDefaults({ children }: { children: ReactNode }) {
  return (
    <LucideProvider size={16} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  );
}
