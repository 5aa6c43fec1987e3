import { BadgeCheck, Hammer, MapPin, UserCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatLocation } from '../../../domain/person.ts';
import { statusKey } from '../../../domain/status.ts';
import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { noVersion } from '../../components/record-edit/edit-notice.ts';
import type { ArtisanVersion } from '../../components/record-edit/use-artisan-edit.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';

const dialog = lateComponent(() => import('./status-dialog.tsx'), 'StatusDialog');

interface PortfolioStripProps {
  artisanId: string;
  artisan: ArtisanDetail;
}

/** The change that the open confirmation is about, with the version of the artisan that was on screen at the press. */
interface StatusChange {
  artisan: ArtisanVersion;
  isDeactivation: boolean;
}

function StatusControl({ artisanId, artisan }: PortfolioStripProps) {
  const { user, status, version } = artisan.tradesman_data.tradesman;
  const name = nameOf(user) ?? `artisan ${artisanId}`;
  const [change, openDialog, closeDialog] = useOpened<StatusChange>(dialog);
  const isDeactivation = statusKey(status ?? '') !== 'deactivated';
  const Icon = isDeactivation ? UserX : UserCheck;
  return (
    <>
      <HostAction
        operationId="setArtisanStatus"
        label={isDeactivation ? 'Deactivate' : 'Reactivate'}
        variant={isDeactivation ? 'danger-outline' : 'secondary'}
        icon={<Icon />}
        whyNot={version === null ? noVersion : undefined}
        onAct={() =>
          version !== null && openDialog({ artisan: { id: artisanId, version }, isDeactivation })
        }
      />
      {change !== null && <dialog.View {...change} name={name} onClose={closeDialog} />}
    </>
  );
}

/** The head of the portfolio: name, level, trade and location of the artisan, the totals, and the status button. */
export function PortfolioStrip({ artisanId, artisan }: PortfolioStripProps) {
  const { tradesman } = artisan.tradesman_data;
  const name = nameOf(tradesman.user);
  return (
    <Card
      aria-label="Artisan"
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-4 px-5 py-4.5"
    >
      <Avatar
        name={name}
        picture={tradesman.profile_picture}
        className="size-[84px] text-title max-sm:size-16"
      />
      <div className="min-w-0 flex-1 basis-44">
        <p
          data-private
          className="flex flex-wrap items-center gap-2.5 text-[1.1875rem] leading-6 font-bold"
        >
          {name ?? 'NIL'}
          {tradesman.level !== null && (
            <span className="inline-flex h-6 items-center gap-1.5 rounded-full bg-accent-soft px-2.5 text-caption font-strong whitespace-nowrap text-accent-ink">
              <BadgeCheck size={14} strokeWidth={2} />
              Level {tradesman.level} Verified
            </span>
          )}
          <StatusPill status={tradesman.status} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-body text-text-2">
          <span className="inline-flex items-center gap-1.5">
            <Hammer size={15} />
            {tradesman.trade.trade_name ?? 'NIL'}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin size={15} />
            {formatLocation(tradesman, ['ward', 'state', 'lga'])}
          </span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <StripFigure label="Total earnings">
          <Money amount={artisan.total_revenue} />
        </StripFigure>
        <StripFigure label="Completed projects">{artisan.completed_jobs ?? 'NIL'}</StripFigure>
      </dl>
      <span className="ml-auto grid pl-4 max-sm:w-full max-sm:pl-0">
        <StatusControl artisanId={artisanId} artisan={artisan} />
      </span>
    </Card>
  );
}

function StripFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line border-l pl-5 max-sm:border-l-0 max-sm:pl-0">
      <dt className="text-cell text-text-2">{label}</dt>
      <dd className="text-strip font-bold tabular-nums">{children}</dd>
    </div>
  );
}
