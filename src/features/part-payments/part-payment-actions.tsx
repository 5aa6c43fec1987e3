import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Check, Copy, Ellipsis, X } from 'lucide-react';
import type { PartPayment } from '../../api/part-payments.ts';
import type { DecisionQueue } from '../../components/decision/use-decision-queue.tsx';
import { copyText } from '../../components/feedback/copy-text.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { MenuButton } from '../../components/ui/menu-button.tsx';

interface PartPaymentActionsProps {
  row: PartPayment;
  queue: Pick<DecisionQueue<PartPayment>, 'whyNot' | 'decide'>;
}

/** Reject, approve, and the ways to the project. Nothing here decides. */
export function PartPaymentActions({ row, queue }: PartPaymentActionsProps) {
  const navigate = useNavigate();
  const subject = `part-payment for project ${row.job_id ?? 'without id'}`;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const withoutId = row.job_id === null && { disabledBecause: 'The project has no id' };
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={`Reject ${subject}`}
        tip="Reject"
        outlined
        className="text-bad-ink"
        disabledBecause={queue.whyNot('reject', row) ?? undefined}
        icon={<X {...icon} strokeWidth={2} />}
        onClick={() => queue.decide('reject', row)}
      />
      <IconButton
        label={`Approve ${subject}`}
        tip="Approve"
        outlined
        className="text-ok-ink"
        disabledBecause={queue.whyNot('approve', row) ?? undefined}
        icon={<Check {...icon} strokeWidth={2} />}
        onClick={() => queue.decide('approve', row)}
      />
      <MenuButton
        sections={() => [
          {
            key: 'project',
            items: [
              {
                key: 'job',
                label: 'Find the project in Jobs',
                icon: <Briefcase {...icon} />,
                kind: 'action',
                ...withoutId,
                onSelect: () =>
                  void navigate({ to: '/admin/jobs', search: { job_id: row.job_id ?? '' } }),
              },
              {
                key: 'copy',
                label: 'Copy the project ID',
                icon: <Copy {...icon} />,
                kind: 'action',
                ...withoutId,
                onSelect: () => void copyText(row.job_id ?? ''),
              },
            ],
          },
        ]}
        trigger={
          <IconButton
            label={`More about the ${subject}`}
            tip="More"
            outlined
            icon={<Ellipsis {...icon} />}
          />
        }
      />
    </span>
  );
}
