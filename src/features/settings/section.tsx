import type { ReactNode } from 'react';
import { Card } from '../../components/ui/card.tsx';

interface SectionProps {
  title: string;
  /** Where the settings are stored, and for whom. */
  where: string;
  /** Whether `where` has personal data, which the shutter blurs. */
  isPersonal?: boolean;
  children: ReactNode;
}

/** A card of the settings. */
export function Section({ title, where, isPersonal, children }: SectionProps) {
  return (
    <Card aria-label={title} className="px-5 py-4">
      <h2 className="text-card-title font-bold">{title}</h2>
      <p data-private={isPersonal} className="mb-3 text-caption text-text-2">
        {where}
      </p>
      {children}
    </Card>
  );
}
