/** The parts of the pages that load when they are needed: the code of text differences has 5 kB. */
import { latePart } from '../../lib/browser/late-part.tsx';

export const editorPart = latePart(() =>
  import('./editor/text-editor.tsx').then(({ TextEditor }) => TextEditor),
);

export const historyPart = latePart(() =>
  import('./history/history-panel.tsx').then(({ HistoryPanel }) => HistoryPanel),
);

export const deletePart = latePart(() =>
  import('./confirmation/delete-confirmation.tsx').then(
    ({ DeleteConfirmation }) => DeleteConfirmation,
  ),
);
