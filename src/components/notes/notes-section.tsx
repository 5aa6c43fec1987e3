import { Flag as FlagIcon } from 'lucide-react';
import { useState } from 'react';
import type { Flag, FlaggedPerson, NotedRecord } from '../../api/extensions/notes.ts';
import { lateComponent, useLoaded, useOpened } from '../../lib/browser/late-component.tsx';
import { useNearView } from '../../lib/browser/use-near-view.ts';
import { HostAction } from '../host-action/host-action.tsx';
import { CollapsibleSection } from '../ui/collapsible-section.tsx';
import { useMark } from './use-mark.ts';

const notes = lateComponent(() => import('./notes.tsx'), 'Notes');
const flagLines = lateComponent(() => import('./flag-lines.tsx'), 'FlagLines');
const flagDialog = lateComponent(() => import('./flag-dialog.tsx'), 'FlagDialog');

/** The height of the form without notes, so that the page below does not move when the form is loaded. */
const formHeight = '13.5rem';

interface NotesSectionProps extends NotedRecord {
  /** The name of the person, or the words for another record, such as "Withdrawal 7". */
  name: string;
  look?: 'card' | 'plain';
}

/**
 * The notes on a record, with the form for a new one, and the button that flags a person if the record is one. A button
 * whose operation the host does not offer is disabled and says why.
 */
export function NotesSection({ kind, id, name, look }: NotesSectionProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [ref, wasNear] = useNearView();
  const isLoaded = useLoaded(notes, isOpen && wasNear);
  // The key resets the unsent text and the open dialogs for another record.
  const key = `${kind} ${id}`;
  return (
    <CollapsibleSection
      title="Notes"
      look={look}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      onIntent={notes.preload}
      summary={
        (kind === 'artisan' || kind === 'client') && (
          <FlagButton key={key} person={{ kind, id }} name={name} />
        )
      }
    >
      <div ref={ref} style={{ minHeight: formHeight }}>
        {isLoaded && <notes.View key={key} kind={kind} id={id} name={name} />}
      </div>
    </CollapsibleSection>
  );
}

/** The button that flags a person; disabled while the person has a flag. The flag has the button that takes it off. */
function FlagButton({ person, name }: { person: FlaggedPerson; name: string }) {
  const [isOpen, open, close] = useOpened<true>(flagDialog);
  const { data } = useMark(person);
  const isFlagged = data !== undefined && data.flags.length > 0;
  return (
    <>
      <HostAction
        operationId="flagPerson"
        label="Flag"
        icon={<FlagIcon size={14} />}
        className="ml-auto"
        onAct={() => open(true)}
        whyNot={isFlagged ? `The ${person.kind} has a flag already` : undefined}
      />
      {isOpen && <flagDialog.View person={person} name={name} flag={null} onClose={close} />}
    </>
  );
}

/** The flag of a person at the top of the person's page, with the button that takes it off. */
export function PersonFlag({ person, name }: { person: FlaggedPerson; name: string }) {
  const [opened, open, close] = useOpened<Flag>(flagDialog);
  const isLoaded = useLoaded(flagLines, true);
  return (
    <>
      {isLoaded && (
        <flagLines.View
          {...person}
          className="mb-4"
          action={(flag) => (
            <HostAction operationId="unflagPerson" label="Take flag off" onAct={() => open(flag)} />
          )}
        />
      )}
      {opened !== null && (
        <flagDialog.View person={person} name={name} flag={opened} onClose={close} />
      )}
    </>
  );
}
