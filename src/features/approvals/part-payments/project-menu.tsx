import { useNavigate } from '@tanstack/react-router';
import { Briefcase, Copy, Ellipsis } from 'lucide-react';
import { copyText } from '../../../components/feedback/copy-text.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { MenuButton } from '../../../components/ui/menu-button.tsx';

interface ProjectMenuProps {
  projectId: string | null;
  /** The words for the row in the label of the button: "part-payment for project 7". */
  rowLabel: string;
}

/** The menu of actions on the project of a part-payment. */
export function ProjectMenu({ projectId, rowLabel }: ProjectMenuProps) {
  const navigate = useNavigate();
  const disabledWithoutId = projectId === null && { disabledBecause: 'The project has no id' };
  return (
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
                void navigate({ to: '/admin/jobs', search: { record: projectId ?? '' } }),
            },
            {
              key: 'copy',
              label: 'Copy the project ID',
              icon: <Copy />,
              kind: 'action',
              ...disabledWithoutId,
              onSelect: () => void copyText(projectId ?? ''),
            },
          ],
        },
      ]}
      trigger={
        <IconButton label={`More about the ${rowLabel}`} tip="More" outlined icon={<Ellipsis />} />
      }
    />
  );
}
