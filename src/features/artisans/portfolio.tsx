import { BadgeCheck, GraduationCap, Hammer, MapPin, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { PersonPanel } from '../../components/person/person-panel.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Money } from '../../components/ui/money.tsx';
import { formatLocation } from '../../lib/values/places.ts';
import { artisanName } from './artisan-profile.tsx';
import { Certifications } from './certifications.tsx';
import { PortfolioItems } from './portfolio-items.tsx';
import { WorkExperiences } from './work-experiences.tsx';

/** The artisan's trade, finished work and certificates. */
export function Portfolio({ detail }: { detail: LoadState<ArtisanDetail> }) {
  return (
    <PersonPanel what="Artisan Portfolio" detail={detail}>
      {(artisan) => {
        const { tradesman } = artisan.tradesman_data;
        return (
          <>
            <PortfolioStrip artisan={artisan} />
            <div className="grid items-start gap-4 xl:grid-cols-[1fr_336px]">
              <div className="flex min-w-0 flex-col gap-4">
                <About artisan={artisan} />
                <Section title="Portfolio" isEmpty={tradesman.portfolio.length === 0}>
                  <PortfolioItems items={tradesman.portfolio} />
                </Section>
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <Section title="Work Experience" isEmpty={tradesman.work_experiences.length === 0}>
                  <WorkExperiences items={tradesman.work_experiences} />
                </Section>
                <Section title="Certifications" isEmpty={tradesman.certifications.length === 0}>
                  <Certifications items={tradesman.certifications} />
                </Section>
                <Section title="Education" isEmpty />
              </div>
            </div>
          </>
        );
      }}
    </PersonPanel>
  );
}

function PortfolioStrip({ artisan }: { artisan: ArtisanDetail }) {
  const { tradesman } = artisan.tradesman_data;
  const name = artisanName(artisan);
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
        <p className="flex flex-wrap items-center gap-2.5 text-[1.1875rem] leading-6 font-bold">
          {name ?? 'NIL'}
          {tradesman.level !== null && (
            <span className="inline-flex h-6 items-center gap-1.5 rounded-full bg-accent-soft px-2.5 text-caption font-strong whitespace-nowrap text-accent-ink">
              <BadgeCheck size={14} strokeWidth={2} aria-hidden />
              Level {tradesman.level} Verified
            </span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-body text-text-2">
          <span className="inline-flex items-center gap-1.5">
            <Hammer size={15} strokeWidth={1.75} aria-hidden />
            {tradesman.trade.trade_name ?? 'NIL'}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin size={15} strokeWidth={1.75} aria-hidden />
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
        <HostAction
          operationId="setArtisanStatus"
          label="Deactivate"
          variant="danger-outline"
          icon={<UserX size={16} strokeWidth={1.75} aria-hidden />}
        />
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

function About({ artisan }: { artisan: ArtisanDetail }) {
  const { trade, hourly_rate, about } = artisan.tradesman_data.tradesman;
  return (
    <Card aria-labelledby="about" className="px-5 py-4.5">
      <h2 id="about" className="mb-2.5 text-card-title font-bold">
        About
      </h2>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2 text-cell">
        <div>
          <dt className="text-caption text-text-3">Trade</dt>
          <dd className="font-strong">{trade.trade_name ?? 'NIL'}</dd>
        </div>
        <div>
          <dt className="text-caption text-text-3">Hourly rate</dt>
          <dd className="font-strong">
            <Money amount={hourly_rate} />
            {hourly_rate !== null && <span className="font-normal text-text-2"> per hour</span>}
          </dd>
        </div>
      </dl>
      <p className="max-w-[66ch] text-body leading-[22px] whitespace-pre-line text-text-2">
        {about ?? 'NIL'}
      </p>
    </Card>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  children?: ReactNode;
}

function Section({ title, isEmpty, children }: SectionProps) {
  return (
    <Card aria-label={title} className="px-5 py-4.5">
      <h2 className="mb-3 text-card-title font-bold">{title}</h2>
      {isEmpty ? (
        <p className="flex items-center justify-center gap-2.5 rounded-control border border-line-strong border-dashed px-3 py-2.5 text-cell text-text-2">
          <GraduationCap size={16} strokeWidth={1.75} aria-hidden className="text-text-3" />
          No Records Here!
        </p>
      ) : (
        children
      )}
    </Card>
  );
}
