import { useEffect, useRef } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { editNotice } from '../../components/record-edit/edit-notice.ts';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyNoReason } from '../../components/record-edit/text-limits.ts';
import type { EditState } from '../../components/record-edit/use-artisan-edit.ts';
import { Button } from '../../components/ui/button.tsx';

interface DeclineFormProps {
  /** The reason. It follows the ticks of the checklist until it is edited. */
  text: string;
  onText: (text: string) => void;
  edit: EditState;
  /** Why nothing can be declined now, or undefined. */
  whyNot: string | undefined;
  onDecline: (reason: string) => void;
  onBack: () => void;
}

/** The reason for declining, at the desk. */
export function DeclineForm({ text, onText, edit, whyNot, onDecline, onBack }: DeclineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const words = text.trim();
  const notice = editNotice(edit, 'Decline');
  return (
    <>
      <TextArea
        ref={field}
        label="Reason for declining"
        rows={5}
        required
        value={text}
        readOnly={edit.isUnderWay}
        hint="Kept with the decision. The artisan stays at this level and leaves the list."
        onChange={(event) => onText(event.target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button disabled={edit.isUnderWay} onClick={onBack}>
          Back
        </Button>
        <Button
          variant="danger"
          busy={edit.isUnderWay}
          disabled={edit.isCarriedOut}
          disabledBecause={whyNot ?? whyNoReason(words) ?? undefined}
          onClick={() => onDecline(words)}
        >
          Decline
        </Button>
      </div>
      {notice !== null && <Notice {...notice} />}
    </>
  );
}
