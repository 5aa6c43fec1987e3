import { Check, CircleQuestionMark, Hourglass, Info, Undo2, X } from 'lucide-react';
import { AlertDialog, AlertDialogCancel, shownFocus } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { Outcome } from './outcome.ts';

const faces = {
  approved: { title: 'Approved', text: 'Success', icon: Check, tone: 'ok' },
  cancelled: { title: 'Cancelled', text: 'Your data is safe :)', icon: Undo2, tone: 'info' },
  'nothing-sent': { title: 'Nothing was sent', text: '', icon: Info, tone: 'wait' },
  'not-approved': { title: 'Not approved', text: '', icon: X, tone: 'bad' },
  unknown: { title: 'Outcome unknown', text: '', icon: CircleQuestionMark, tone: 'wait' },
  'still-waiting': { title: 'Still waiting', text: '', icon: Hourglass, tone: 'info' },
  gone: { title: 'No longer in the list', text: '', icon: CircleQuestionMark, tone: 'wait' },
} as const;

/** Says what happened. OK has the focus. */
export function ResultDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { title, text, icon: Icon, tone } = faces[outcome.kind];
  const message = 'message' in outcome ? outcome.message : null;
  return (
    <AlertDialog
      look="result"
      title={title}
      description={
        <>
          {text}
          {message !== null && (
            <span className={text === '' ? 'block' : 'mt-1.5 block text-cell'}>{message}</span>
          )}
        </>
      }
      badge={<Icon size={20} strokeWidth={2} aria-hidden />}
      badgeTone={tone}
      onClose={onClose}
      footer={
        <AlertDialogCancel asChild>
          <Button className={`min-w-24 ${shownFocus}`}>OK</Button>
        </AlertDialogCancel>
      }
    />
  );
}
