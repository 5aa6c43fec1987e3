import { BadgeCheck, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LevelOneArtisan } from '../../api/verification.ts';
import {
  declineVerificationMutation,
  setArtisanLevelMutation,
} from '../../api/writes/artisan-edits.ts';
import { useCloseGuard } from '../../components/feedback/leave-guard.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { HostAction } from '../../components/host-action/host-action.tsx';
import { useWhyNotSendable } from '../../components/host-action/use-is-offered.ts';
import { FlagLines } from '../../components/notes/flag-lines.tsx';
import { editNotice, noVersion } from '../../components/record-edit/edit-notice.ts';
import { TextArea } from '../../components/record-edit/text-area.tsx';
import { whyReasonNotSendable } from '../../components/record-edit/text-limits.ts';
import { type EditState, useArtisanEdit } from '../../components/record-edit/use-artisan-edit.ts';
import { useUnsentTexts, useWriteOfTexts } from '../../components/record-edit/use-unsent-texts.ts';
import { Button } from '../../components/ui/button.tsx';

interface DeskDecisionProps {
  artisan: LevelOneArtisan;
  artisanId: string;
  name: string;
  whyNotRaised: string | undefined;
  /** The proposed reason for declining. */
  reason: string;
  onDecided: (title: string, message: string) => void;
}

/** The decision after the checks: raise the artisan to level 2, or decline with a reason. */
export function DeskDecision(props: DeskDecisionProps) {
  const { artisan, artisanId, name, whyNotRaised, reason, onDecided } = props;
  const artisanVersion = { id: artisanId, version: artisan.version ?? 0 };
  const { texts, set, clear } = useUnsentTexts(`decline ${artisanId}`);
  const raise = useWriteOfTexts(setArtisanLevelMutation, clear);
  const decline = useWriteOfTexts(declineVerificationMutation, clear);
  const raising = useArtisanEdit(raise, artisanVersion);
  const declining = useArtisanEdit(decline, artisanVersion);
  const [isDeclining, setIsDeclining] = useState(false);
  const { reason: editedReason = null } = texts;
  useCloseGuard(editedReason !== null && editedReason.trim() !== '' && !declining.isCarriedOut);
  const whyNot = artisan.version === null ? noVersion : undefined;
  const isBusy = raising.isUnderWay || declining.isUnderWay;
  const notice = isDeclining ? null : editNotice(raising, raiseLabel);
  const reportDecision = (title: string) => (message: string | null) =>
    onDecided(title, message ?? name);
  if (isDeclining) {
    return (
      <DeclineForm
        text={editedReason ?? reason}
        onText={(text) => set({ reason: text })}
        edit={declining}
        whyNot={whyNot}
        onDecline={(finalReason) =>
          declining.send({ reason: finalReason }, reportDecision('Declined'))
        }
        onBack={() => setIsDeclining(false)}
      />
    );
  }
  return (
    <>
      <FlagLines kind="artisan" id={artisanId} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2">
        <HostAction
          operationId="setArtisanLevel"
          label={raiseLabel}
          variant="primary"
          icon={<BadgeCheck />}
          isBusy={isBusy}
          participle="saved"
          whyNot={whyNot ?? whyNotRaised}
          onAct={() => raising.send({ level: 2 }, reportDecision('Level 2 set'))}
        />
        <HostAction
          operationId="declineVerification"
          label="Decline…"
          variant="danger-outline"
          icon={<Trash2 />}
          participle="saved"
          whyNot={isBusy ? 'A decision is under way' : whyNot}
          onAct={() => setIsDeclining(true)}
        />
      </div>
      {notice !== null && <Notice {...notice} />}
    </>
  );
}

const raiseLabel = 'Set level 2';

interface DeclineFormProps {
  /** The reason: the proposed one until the user edits it. */
  text: string;
  onText: (text: string) => void;
  edit: EditState;
  /** Why this artisan cannot be declined even if the write can be sent, or undefined. */
  whyNot: string | undefined;
  onDecline: (reason: string) => void;
  onBack: () => void;
}

function DeclineForm({ text, onText, edit, whyNot, onDecline, onBack }: DeclineFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const whyNotSendable = useWhyNotSendable('declineVerification', 'saved');
  const reason = text.trim();
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
          isBusy={edit.isUnderWay}
          disabled={edit.isCarriedOut}
          disabledBecause={whyNotSendable ?? whyNot ?? whyReasonNotSendable(reason) ?? undefined}
          onClick={() => onDecline(reason)}
        >
          Decline
        </Button>
      </div>
      {notice !== null && <Notice {...notice} />}
    </>
  );
}
