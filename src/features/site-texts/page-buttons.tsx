import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { Button } from '../../components/ui/button.tsx';
import { historyPart } from './late-parts.ts';

interface PageButtonsProps {
  /** The label of the button that opens the editor. */
  label: string;
  icon: ReactNode;
  /** Why the editor cannot be opened, or undefined. */
  disabledBecause: string | undefined;
  onEdit: () => void;
  onPreload: () => void;
  onHistory: () => void;
}

/** The buttons in the header of a public text's page. */
export function PageButtons(props: PageButtonsProps) {
  const { label, icon, disabledBecause, onEdit, onPreload, onHistory } = props;
  return (
    <>
      <Button
        icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        disabledBecause={useWhyNotOffered('listPageVersions')}
        onPointerEnter={historyPart.preload}
        onFocus={historyPart.preload}
        onClick={onHistory}
      >
        Versions
      </Button>
      <Button
        icon={icon}
        disabledBecause={disabledBecause}
        onPointerEnter={onPreload}
        onFocus={onPreload}
        onClick={onEdit}
      >
        {label}
      </Button>
    </>
  );
}
