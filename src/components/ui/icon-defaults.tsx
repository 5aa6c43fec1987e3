import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';

/** Sets the size and the line of every icon that sets none of its own. */
export function IconDefaults({ children }: { children: ReactNode }) {
  return (
    <LucideProvider size={16} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  );
}
