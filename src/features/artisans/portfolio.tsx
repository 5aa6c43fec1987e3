import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArtisanDetail } from '../../api/artisan-detail.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { PersonPanel } from '../../components/person/person-panel.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Money } from '../../components/ui/money.tsx';
import { Certifications } from './certifications.tsx';
import { PortfolioItems } from './portfolio-items.tsx';
import { PortfolioStrip } from './portfolio-strip.tsx';
import { WorkExperiences } from './work-experiences.tsx';

interface PortfolioProps {
  artisanId: string;
  detail: LoadState<ArtisanDetail>;
}

/** The artisan's trade, finished work and certificates. */
export function Portfolio({ artisanId, detail }: PortfolioProps) {
  return (
    <PersonPanel what="Artisan Portfolio" detail={detail}>
      {(artisan) => {
        const { tradesman } = artisan.tradesman_data;
        return (
          <>
            <PortfolioStrip artisanId={artisanId} artisan={artisan} />
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
          <GraduationCap className="text-text-3" />
          No Records Here!
        </p>
      ) : (
        children
      )}
    </Card>
  );
}
