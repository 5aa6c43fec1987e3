import { SlidersHorizontal } from 'lucide-react';
import { latePart, useOpened } from '../../../lib/browser/late-part.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const dialog = latePart(() => import('./rules-dialog.tsx').then(({ RulesDialog }) => RulesDialog));

/** Opens the rules that decisions are checked against. */
export function RulesButton() {
  const [opened, open, close] = useOpened<true>(dialog);
  return (
    <>
      <IconButton
        label="Decision rules"
        className="print:hidden"
        icon={<SlidersHorizontal size={15} />}
        onClick={() => open(true)}
      />
      {opened !== null && <dialog.View onClose={close} />}
    </>
  );
}
