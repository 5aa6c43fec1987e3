import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  Briefcase,
  HandCoins,
  type LucideIcon,
  Minus,
  TrendingDown,
  TrendingUp,
  Users,
  Wallet,
} from 'lucide-react';
import { Figure, type FigureValue } from '../../components/figures/figure.tsx';
import { Motif, type MotifName } from '../../components/ui/motif.tsx';
import { spanWords } from '../../lib/values/calendar.ts';
import type { Change } from './change.ts';

const looks = {
  revenue: { dye: 'bg-dye-indigo', motif: 'moon', icon: Wallet },
  withdraw: { dye: 'bg-dye-camwood', motif: 'water', icon: HandCoins },
  users: { dye: 'bg-dye-palm', motif: 'rings', icon: Users },
  jobs: { dye: 'bg-dye-bronze', motif: 'saw', icon: Briefcase },
} as const satisfies Record<string, { dye: string; motif: MotifName; icon: LucideIcon }>;

interface HeadlineCardProps {
  look: keyof typeof looks;
  label: string;
  value: FigureValue;
  change: Change | null;
  /** The page with the rows that the figure counts or sums. */
  to?: LinkProps['to'];
  /** Formats the two sums of the change. */
  formatValue: (value: number) => string;
}

/** A coloured card with one headline figure. */
export function HeadlineCard(props: HeadlineCardProps) {
  const { look, label, value, change, to, formatValue } = props;
  const { dye, motif, icon: Icon } = looks[look];
  return (
    <div
      className={clsx(
        'relative h-[132px] overflow-hidden rounded-card px-[18px] py-4 text-white',
        dye,
      )}
    >
      <Motif
        name={motif}
        faded
        className="absolute -right-3.5 -bottom-6 size-28 text-white/20 max-2xl:-bottom-7 max-2xl:size-20"
      />
      <div className="relative flex h-full flex-col">
        <p className="flex items-center gap-2.5 text-cell font-medium text-white/86">
          <Icon />
          {to === undefined ? (
            label
          ) : (
            <Link
              to={to}
              className="after:absolute after:-inset-x-[18px] after:-inset-y-4 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white"
            >
              {label}
            </Link>
          )}
        </p>
        <p className="mt-1.5 font-bold whitespace-nowrap tabular-nums">
          <Figure value={value} onDye />
        </p>
        {change !== null && <ChangeChip change={change} formatValue={formatValue} />}
      </div>
    </div>
  );
}

function ChangeChip({
  change,
  formatValue,
}: { change: Change } & Pick<HeadlineCardProps, 'formatValue'>) {
  const { percent, thisMonth, lastMonth } = change;
  const Icon = percent > 0 ? TrendingUp : percent < 0 ? TrendingDown : Minus;
  const sums = [thisMonth, lastMonth]
    .map(({ from, to, value }) => `${from} – ${to}: ${formatValue(value)}`)
    .join(', ');
  return (
    <p
      data-tip={sums}
      className="relative mt-auto inline-flex h-[22px] items-center gap-1.5 self-start rounded-full bg-white/15 px-2 text-caption font-bold tabular-nums"
    >
      <Icon size={14} strokeWidth={2} />
      <span className="sr-only">{percent < 0 ? 'Down ' : percent > 0 ? 'Up ' : 'Unchanged '}</span>
      {Math.abs(percent)}%{' '}
      <span aria-hidden="true" className="font-medium text-white/86">
        <span className="max-sm:hidden">{spanWords(thisMonth)}</span> vs {spanWords(lastMonth)}
      </span>
      <span className="sr-only">from the same days of last month. {sums}</span>
    </p>
  );
}
