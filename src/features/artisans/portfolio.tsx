import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  ArtisanDetail,
  Certification,
  PortfolioItem,
  WorkExperience,
} from '../../api/artisan-detail.ts';
import { Card } from '../../components/ui/card.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import { PortfolioStrip } from './portfolio-strip.tsx';

const viewer = lateComponent(
  () => import('../../components/certificates/certificate-viewer.tsx'),
  'CertificateViewer',
);

function Certifications({ items }: { items: readonly Certification[] }) {
  const [openIndex, open, close] = useOpened<number>(viewer);
  return (
    <>
      <ul className="*:border-line *:not-first:border-t">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
          <li key={index} className="flex gap-3.5 py-3 first:pt-0 last:pb-0">
            <button
              type="button"
              aria-label={`Open certificate ${item.name ?? 'without name'}`}
              onClick={() => open(index)}
              className="shrink-0 self-start overflow-hidden rounded-control border border-line"
            >
              <Picture isSmall src={item.image} alt="" className="h-12 w-16 object-cover" />
            </button>
            <div className="min-w-0">
              <h3 className="text-body font-bold">{item.name ?? 'NIL'}</h3>
              <p className="text-caption text-text-2">{item.issue_organisation ?? 'NIL'}</p>
              <p className="text-caption text-text-2">
                <DateText value={item.issue_date} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {openIndex !== null && (
        <viewer.View certificates={items} startIndex={openIndex} onClose={close} />
      )}
    </>
  );
}

interface PortfolioProps {
  artisanId: string;
  artisan: ArtisanDetail;
}

/** The artisan's trade, finished work, experience and certificates. */
export function Portfolio({ artisanId, artisan }: PortfolioProps) {
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
          {/* The contract has no education, so the section is always empty. */}
          <Section title="Education" isEmpty />
        </div>
      </div>
    </>
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

function PortfolioItems({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
        <li key={index} className="overflow-hidden rounded-tile border border-line">
          <Picture
            src={item.image}
            alt={item.project_title ?? 'Finished work'}
            className="aspect-5/3 w-full object-cover"
          />
          <div className="px-3.5 py-3">
            <h3 className="text-[0.84375rem] leading-5 font-bold">{item.project_title ?? 'NIL'}</h3>
            <p className="mt-0.5 text-caption text-text-2">
              <DateText value={item.completion_date} /> · {item.lga ?? 'NIL'}, {item.state ?? 'NIL'}
            </p>
            <p className="mt-0.5 text-caption font-medium">{item.role ?? 'NIL'}</p>
            <p className="mt-1 line-clamp-3 text-[0.78125rem] text-text-2">
              {item.description ?? 'NIL'}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function WorkExperiences({ items }: { items: readonly WorkExperience[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the contract gives these rows no id
          key={index}
          className="relative ml-[5px] border-line-strong border-l pb-4 pl-4 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden
            className="absolute top-1 -left-[6px] size-[11px] rounded-full border-2 border-accent bg-surface"
          />
          <h3 className="text-body font-bold">{item.title ?? 'NIL'}</h3>
          <p className="text-caption text-text-2">
            {item.company ?? 'NIL'} · {item.lga ?? 'NIL'}, {item.state ?? 'NIL'}
          </p>
          <p className="text-caption text-text-2">
            <DateText value={item.start_date} /> – <DateText value={item.end_date} />
          </p>
          {item.job_description !== null && (
            <p className="mt-1 text-cell text-text-2">{item.job_description}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
