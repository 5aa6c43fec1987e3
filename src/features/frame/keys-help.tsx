import { Fragment } from 'react';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { isApple } from '../../lib/browser/is-apple.ts';
import { shutterKey } from '../../lib/browser/privacy/shutter.ts';

const keys: readonly { caps: readonly string[]; between?: string; words: string }[] = [
  { caps: [isApple ? '⌘ K' : 'Ctrl K', '/'], between: 'or', words: 'Search or jump to a page' },
  { caps: ['?'], words: 'Show these keys' },
  {
    caps: ['J', 'K'],
    between: 'and',
    words: 'Next and previous row of a list, or artisan at the desk of Verification',
  },
  { caps: ['Enter'], words: 'Open the row' },
  { caps: ['A'], words: 'Ask whether to approve the row' },
  { caps: ['R'], words: 'Ask whether to reject the row' },
  { caps: ['Space', 'Shift Space'], between: 'or', words: 'Select the row, or all up to it' },
  { caps: ['D'], words: 'Decide on the selected rows' },
  { caps: [shutterKey], words: 'Blur amounts, names and numbers, or show them again' },
  { caps: ['Esc'], words: 'Close the dialog or menu' },
];

/** The list of shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <LargeDialog title="Keys" onClose={onClose}>
      <dl
        data-clear
        className="grid grid-cols-[max-content_1fr] items-baseline gap-x-6 gap-y-2.5 text-body"
      >
        {keys.map(({ caps, between, words }) => (
          <div key={words} className="contents">
            <dt className="text-caption text-text-3">
              {caps.map((cap, index) => (
                <Fragment key={cap}>
                  {index > 0 && ` ${between} `}
                  <kbd className="rounded-key border border-line bg-surface-2 px-2 py-0.5 text-count font-medium text-text">
                    {cap}
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
