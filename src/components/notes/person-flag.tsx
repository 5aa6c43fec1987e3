import type { Flag, Flagged } from '../../api/extensions/notes.ts';
import { lateComponent, useLoaded, useOpened } from '../../lib/browser/late-component.tsx';
import { HostAction } from '../host-action/host-action.tsx';

const lines = lateComponent(() => import('./flag-lines.tsx').then(({ FlagLines }) => FlagLines));
const dialog = lateComponent(() =>
  import('./flag-dialog.tsx').then(({ FlagDialog }) => FlagDialog),
);

/** The flag of a person at the top of the person's page, with the button that takes it off. */
export function PersonFlag({ person, name }: { person: Flagged; name: string }) {
  const [opened, open, close] = useOpened<Flag>(dialog);
  const isLoaded = useLoaded(lines, true);
  return (
    <>
      {isLoaded && (
        <lines.View
          {...person}
          className="mb-4"
          action={(flag) => (
            <HostAction operationId="unflagPerson" label="Take flag off" onAct={() => open(flag)} />
          )}
        />
      )}
      {opened !== null && <dialog.View person={person} name={name} flag={opened} onClose={close} />}
    </>
  );
}
