import { LargeDialog } from '../../components/ui/large-dialog.tsx';

const keys = [
  ['Ctrl K or /', 'Search or jump to a page'],
  ['?', 'Show these keys'],
  ['J and K', 'Next and previous row of a list'],
  ['Enter', 'Open the row'],
  ['A', 'Ask whether to approve the row'],
  ['R', 'Ask whether to reject the row'],
  ['Esc', 'Close what is open'],
] as const;

/** The keys there are. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <LargeDialog title="Keys" onClose={onClose}>
      <dl className="grid grid-cols-[max-content_1fr] items-baseline gap-x-6 gap-y-2.5 text-body">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-key border border-line bg-surface-2 px-2 py-0.5 text-caption font-medium">
                {key}
              </kbd>
            </dt>
            <dd className="text-text-2">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-cell text-text-2">
        No key decides anything: A and R only open the question, with the focus on Cancel.
      </p>
    </LargeDialog>
  );
}
