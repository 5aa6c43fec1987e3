import { Fragment } from 'react';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { isApple } from '../../lib/browser/is-apple.ts';
import { shutterKey } from '../../lib/browser/privacy/shutter.ts';

const shortcuts: readonly { keys: readonly string[]; between?: string; words: string }[] = [
  { keys: [isApple ? '⌘ K' : 'Ctrl K', '/'], between: 'or', words: 'Search or jump to a page' },
  { keys: ['?'], words: 'Show these keys' },
  {
    keys: ['J', 'K'],
    between: 'and',
    words: 'Next and previous row of a list, or artisan at the desk of Verification',
  },
  { keys: ['Enter'], words: 'Open the row' },
  { keys: ['A'], words: 'Ask whether to approve the row' },
  { keys: ['R'], words: 'Ask whether to reject the row' },
  { keys: ['Space', 'Shift Space'], between: 'or', words: 'Select the row, or all up to it' },
  { keys: ['D'], words: 'Decide on the selected rows' },
  { keys: [shutterKey], words: 'Blur amounts, names and numbers, or show them again' },
  { keys: ['Esc'], words: 'Close the dialog or menu' },
];

/** The dialog with the list of shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <LargeDialog title="Keys" onClose={onClose}>
      <dl
        data-clear
        className="grid grid-cols-[max-content_1fr] items-baseline gap-x-6 gap-y-2.5 text-body"
      >
        {shortcuts.map(({ keys, between, words }) => (
          <div key={words} className="contents">
            <dt className="text-caption text-text-3">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${between} `}
                  <kbd className="rounded-key border border-line bg-surface-2 px-2 py-0.5 text-count font-medium text-text">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="text-text-2">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-cell text-text-2">
        No key decides anything: A, R and D only open the confirmation, with the focus on Cancel.
      </p>
    </LargeDialog>
  );
}
