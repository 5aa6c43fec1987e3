import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Figure, type FigureValue } from './figure.tsx';

/** The names of the card colours in tokens.css. */
export type Dye = 'indigo' | 'camwood' | 'palm' | 'bronze';

const iconBackgrounds: Record<Dye, string> = {
  indigo: 'bg-dye-indigo',
  camwood: 'bg-dye-camwood',
  palm: 'bg-dye-palm',
  bronze: 'bg-dye-bronze',
};

export interface StatCardProps {
  label: string;
  icon: LucideIcon;
  dye: Dye;
  value: FigureValue;
}

function StatCard({ label, icon: Icon, dye, value }: StatCardProps) {
  return (
    <div
      className={clsx(
        'flex min-h-[118px] flex-col justify-between gap-2 rounded-card border border-line bg-surface px-[18px] py-4 shadow-1 max-sm:min-h-[104px]',
        // On small screens an amount has the whole width; two counts share a row.
        value !== undefined && 'money' in value && 'max-sm:col-span-2',
      )}
    >
      <dt className="flex items-center gap-2.5 text-cell font-medium text-text-2">
        <span
          aria-hidden
          className={clsx(
            'inline-flex size-7 shrink-0 items-center justify-center rounded-control text-white',
            iconBackgrounds[dye],
          )}
        >
          <Icon />
        </span>
        {label}
      </dt>
      <dd className="font-bold whitespace-nowrap tabular-nums">
        <Figure value={value} />
      </dd>
    </div>
  );
}

export function StatCards({ cards }: { cards: readonly StatCardProps[] }) {
  return (
    <dl
      className={clsx(
        'mb-5 grid gap-4 max-2xl:gap-3 max-sm:grid-cols-2 max-sm:gap-2.5',
        cards.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4',
      )}
    >
      {cards.map((card) => (
        <StatCard key={card.label} {...card} />
      ))}
    </dl>
  );
}
