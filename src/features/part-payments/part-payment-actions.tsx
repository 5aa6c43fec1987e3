import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Check, Copy, Ellipsis, X } from 'lucide-react';
import type { PartPayment } from '../../api/part-payments.ts';
import type { DecisionKind } from '../../components/decision/confirm-dialog.tsx';
import type { Attempt } from '../../components/decision/use-attempts.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { MenuButton } from '../../components/ui/menu-button.tsx';
import { whyNotApprovable, whyNotRejectable } from './part-payment-state.ts';

interface PartPaymentActionsProps {
  row: PartPayment;
  attempt: Attempt | undefined;
  onDecide: (kind: DecisionKind, row: PartPayment) => void;
}

/** Reject, approve, and the ways to the project. Nothing here decides. */
export function PartPaymentActions({ row, attempt, onDecide }: PartPaymentActionsProps) {
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
        disabledBecause={whyNotRejectable(row, attempt) ?? undefined}
        icon={<X {...icon} strokeWidth={2} />}
        onClick={() => onDecide('reject', row)}
      />
      <IconButton
        label={`Approve ${subject}`}
        tip="Approve"
        outlined
        className="text-ok-ink"
        disabledBecause={whyNotApprovable(row, attempt) ?? undefined}
        icon={<Check {...icon} strokeWidth={2} />}
        onClick={() => onDecide('approve', row)}
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
                  void navigate({ to: '/admin/jobs', search: { q: row.job_id ?? '' } }),
              },
              {
                key: 'copy',
                label: 'Copy the project ID',
                icon: <Copy {...icon} />,
                kind: 'action',
                ...withoutId,
                onSelect: () =>
                  void navigator.clipboard
                    .writeText(row.job_id ?? '')
                    .then(() => showToast({ title: 'Copied', subject: row.job_id ?? '' })),
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
