import { useState } from 'react';
import { artisanQuery, type Certification } from '../../api/artisan-detail.ts';
import { useRead } from '../../api/lists/use-read.ts';
import type { LevelOneArtisan } from '../../api/verification.ts';
import { useCertificateView } from '../../components/certificates/use-certificate-view.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { LoadingInfo } from '../../components/person/loading-info.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { DeskDecision } from './desk-decision.tsx';

interface Check {
  key: string;
  label: string;
  /** The sentence in the reason for declining, if the check is not ticked. */
  reason: string;
}

/** The checks, which are about all certificates together. The level can be raised only when all are ticked. */
const checks: readonly Check[] = [
  {
    key: 'name',
    label: 'The name matches',
    reason: 'The name on the certificate does not match.',
  },
  {
    key: 'issuer',
    label: 'The issuer is known',
    reason: 'The issuer of the certificate is not known.',
  },
  {
    key: 'date',
    label: 'The date is plausible',
    reason: 'The date of the certificate is missing or not plausible.',
  },
  {
    key: 'legible',
    label: 'The certificate is legible',
    reason: 'The certificate is not legible.',
  },
];

/** Returns the proposed reason for declining: no certificate, or one sentence for each check that is not ticked. */
function reasonFor(certificates: readonly Certification[], ticked: ReadonlySet<string>): string {
  if (certificates.length === 0) return 'There is no certificate.';
  return checks
    .filter(({ key }) => !ticked.has(key))
    .map(({ reason }) => reason)
    .join(' ');
}

interface DeskBodyProps {
  artisan: LevelOneArtisan;
  artisanId: string;
  name: string;
  /** Runs after a decision was carried out, with the words that report it. */
  onDecided: (title: string, message: string) => void;
}

/** The certificates beside the checklist and the decision. On a phone they are below each other. */
export function DeskBody({ artisan, artisanId, name, onDecided }: DeskBodyProps) {
  const read = useRead(artisanQuery(artisanId));
  const { data, error } = read;
  const certificates = data?.tradesman_data.tradesman.certifications;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const setTick = (key: string, isTicked: boolean) => {
    const others = [...ticked].filter((other) => other !== key);
    setTicked(new Set(isTicked ? [...others, key] : others));
  };
  const hasCertificates = certificates !== undefined && certificates.length > 0;
  // The picture is low enough for a phone to show the checklist below it.
  const view = useCertificateView(certificates ?? [], { maxHeight: '84vw' });
  const seenWords = `${view.shownCount} of ${certificates?.length ?? 0} seen`;
  return (
    <div className="flex flex-wrap gap-5">
      <div className="min-w-0" style={{ flex: '2 1 420px' }}>
        <ReadError what="The certificates" read={read} />
        {hasCertificates ? (
          <ShownCertificate view={view} seenWords={seenWords} />
        ) : data !== undefined ? (
          <EmptyState text="No Records Here!" />
        ) : (
          error === null && <LoadingInfo />
        )}
      </div>
      <div className="min-w-0" style={{ flex: '1 1 280px' }}>
        <Checklist name={name} ticked={ticked} onTick={setTick} disabled={!hasCertificates} />
        <DeskDecision
          artisan={artisan}
          artisanId={artisanId}
          name={name}
          whyNotRaised={
            hasCertificates && view.shownCount < certificates.length
              ? `Open every certificate first: ${seenWords}`
              : whyNotRaised(certificates, ticked)
          }
          reason={certificates === undefined ? '' : reasonFor(certificates, ticked)}
          onDecided={onDecided}
        />
      </div>
    </div>
  );
}

function whyNotRaised(
  certificates: readonly Certification[] | undefined,
  ticked: ReadonlySet<string>,
): string | undefined {
  if (certificates === undefined) return 'The certificates are not loaded';
  if (certificates.length === 0) return 'There is no certificate to check';
  return ticked.size < checks.length ? 'Tick every line first' : undefined;
}

interface ShownCertificateProps {
  view: ReturnType<typeof useCertificateView>;
  /** How many certificates were shown: "2 of 3 seen". */
  seenWords: string;
}

function ShownCertificate({ view, seenWords }: ShownCertificateProps) {
  const { certificate, tools, picture } = view;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="mr-auto min-w-0">
          <h3 className="text-body font-bold">{certificate?.name ?? 'NIL'}</h3>
          <p className="text-caption text-text-2">
            {certificate?.issue_organisation ?? 'NIL'} ·{' '}
            <DateText value={certificate?.issue_date ?? null} /> ·{' '}
            <span role="status">{seenWords}</span>
          </p>
        </div>
        {tools}
      </div>
      {picture}
    </>
  );
}

interface ChecklistProps {
  name: string;
  ticked: ReadonlySet<string>;
  onTick: (key: string, isTicked: boolean) => void;
  disabled: boolean;
}

function Checklist({ name, ticked, onTick, disabled }: ChecklistProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="text-card-title font-bold">Check the certificate</legend>
      <p className="mt-1 text-cell text-text-2">
        Check that it belongs to{' '}
        <span data-private className="font-strong text-text">
          {name}
        </span>
        .
      </p>
      {checks.map(({ key, label }) => (
        <label key={key} className="flex min-h-11 items-center gap-2.5 text-body">
          <input
            type="checkbox"
            checked={ticked.has(key)}
            onChange={(event) => onTick(key, event.target.checked)}
            className="size-4 shrink-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
