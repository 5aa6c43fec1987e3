import { Flag as FlagIcon, FlagOff } from 'lucide-react';
import {
  type Flag,
  type FlaggedPerson,
  flagPersonMutation,
  unflagPersonMutation,
} from '../../api/extensions/notes.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { showToast } from '../feedback/toast.ts';
import { EditDialog } from '../record-edit/edit-dialog.tsx';
import { TextArea } from '../record-edit/text-area.tsx';
import { whyReasonNotSendable } from '../record-edit/text-limits.ts';
import { useUnsentTexts, useWriteOfTexts } from '../record-edit/use-unsent-texts.ts';

interface FlagDialogProps {
  person: FlaggedPerson;
  name: string;
  /** The flag that is taken off; null to flag the person. */
  flag: Flag | null;
  onClose: () => void;
}

/** The confirmation before a person is flagged or the flag is taken off. Both writes need a reason. */
export function FlagDialog({ person, name, flag, onClose }: FlagDialogProps) {
  const { texts, set, clear } = useUnsentTexts(
    `${flag === null ? 'flag' : 'unflag'} ${person.kind} ${person.id}`,
  );
  const flagWrite = useSingleWrite(useWriteOfTexts(flagPersonMutation, clear));
  const unflagWrite = useSingleWrite(useWriteOfTexts(unflagPersonMutation, clear));
  const { reason: typed = '' } = texts;
  const reason = typed.trim();
  const write = flag === null ? flagWrite : unflagWrite;
  const whyNot = whyReasonNotSendable(reason);
  const clearAndClose = () => {
    clear();
    onClose();
  };
  const onDone = (message: string | null) => {
    void showToast({ title: flag === null ? 'Flagged' : 'Flag taken off', text: message ?? name });
    clearAndClose();
  };
  return (
    <EditDialog
      title={flag === null ? `Flag ${name}?` : `Take the flag off ${name}?`}
      description={
        flag === null
          ? 'Every administrator sees the flag in lists and before each decision. It blocks nothing.'
          : `The reason of the flag: ${flag.reason ?? 'NIL'}`
      }
      badge={flag === null ? <FlagIcon size={20} /> : <FlagOff size={20} />}
      isDangerous={flag === null}
      verb={flag === null ? 'Flag' : 'Take off'}
      words={
        flag === null ? undefined : { past: 'taken off', advice: 'Taking it off again is safe.' }
      }
      edit={write}
      whyLocked={whyNot}
      onAct={() => {
        if (flag === null) flagWrite.send({ person, reason }, onDone);
        else unflagWrite.send({ person, reason, version: flag.version ?? 0 }, onDone);
      }}
      onClose={clearAndClose}
    >
      <TextArea
        label="Reason"
        rows={3}
        value={typed}
        readOnly={write.isUnderWay}
        isInvalid={typed !== '' && whyNot !== null}
        hint="Kept in the audit."
        onChange={(event) => set({ reason: event.target.value })}
      />
    </EditDialog>
  );
}
