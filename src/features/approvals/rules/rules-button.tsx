import { SlidersHorizontal } from 'lucide-react';
import { useWhyNotOffered } from '../../../components/host-action/use-is-offered.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';

const dialog = lateComponent(() => import('./rules-dialog.tsx'), 'RulesDialog');

/** The button that opens the dialog of the host's decision rules. */
export function RulesButton() {
  const [opened, open, close] = useOpened<true>(dialog);
  const disabledBecause = useWhyNotOffered('getDecisionRules');
  return (
    <>
      <IconButton
        label="Decision rules"
        className="print:hidden"
        icon={<SlidersHorizontal size={15} />}
        disabledBecause={disabledBecause}
        onClick={() => open(true)}
      />
      {opened !== null && <dialog.View onClose={close} />}
    </>
  );
}
