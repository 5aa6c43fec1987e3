import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Copy, Ellipsis, History } from 'lucide-react';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { MenuButton } from '../../../components/ui/menu-button.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';

const history = lateComponent(() =>
  import('./part-payment-timeline.tsx').then(({ PartPaymentTimeline }) => PartPaymentTimeline),
);

interface ProjectMenuProps {
  projectId: string | null;
  /** The words for the row in the label of the button: "part-payment for project 7". */
  rowLabel: string;
}

/** The menu of actions on the project of a part-payment. */
export function ProjectMenu({ projectId, rowLabel }: ProjectMenuProps) {
  const navigate = useNavigate();
  const hasTimeline = useIsOffered('listTimeline') === true;
  const [opened, open, close] = useOpened<string>(history);
  const disabledWithoutId = projectId === null && { disabledBecause: 'The project has no id' };
  return (
    <>
      <MenuButton
        sections={() => [
          {
            key: 'project',
            items: [
              {
                key: 'job',
                label: 'Find the project in Jobs',
                icon: <Briefcase />,
                kind: 'action',
                ...disabledWithoutId,
                onSelect: () =>
                  void navigate({ to: '/admin/jobs', search: { job_id: projectId ?? '' } }),
              },
              {
                key: 'copy',
                label: 'Copy the project ID',
                icon: <Copy />,
                kind: 'action',
                ...disabledWithoutId,
                onSelect: () => void copyText(projectId ?? ''),
              },
              ...(hasTimeline && projectId !== null
                ? [
                    {
                      key: 'history',
                      label: 'Show its history',
                      icon: <History />,
                      kind: 'action' as const,
                      onSelect: () => open(projectId),
                    },
                  ]
                : []),
            ],
          },
        ]}
        trigger={
          <IconButton
            label={`More about the ${rowLabel}`}
            tip="More"
            outlined
            icon={<Ellipsis />}
          />
        }
      />
      {opened !== null && <history.View projectId={opened} onClose={close} />}
    </>
  );
}
