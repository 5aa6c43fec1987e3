import type { Certification } from '../../api/artisan-detail.ts';

/** One line of the checklist for a certificate. */
interface CheckLine {
  key: string;
  label: string;
  /** The reason for declining if the line is not ticked. */
  reason: string;
}

/** The checks of a certificate before the level is raised. */
export const checkLines: readonly CheckLine[] = [
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

/** Returns the reason for declining: one sentence for each line that is not ticked. */
export function reasonFor(
  certificates: readonly Certification[],
  ticked: ReadonlySet<string>,
): string {
  if (certificates.length === 0) return 'There is no certificate.';
  return checkLines
    .filter(({ key }) => !ticked.has(key))
    .map(({ reason }) => reason)
    .join(' ');
}
