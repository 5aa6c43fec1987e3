import { type SubmitEvent, useState } from 'react';
import { Notice, type NoticeWords } from '../../feedback/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Rules, rulesIn, textsOf } from './rule-fields.ts';

interface RulesFormProps {
  /** The rules in force. */
  rules: Rules;
  /** Why nothing can be saved now, or null. */
  whyNot: string | null;
  busy: boolean;
  /** The outcome of the last save, or null. */
  notice: NoticeWords | null;
  onSave: (rules: Rules) => void;
  onClose: () => void;
}

/** The two rules as fields. The typed texts stay when the rules change on the host. */
export function RulesForm({ rules, whyNot, busy, notice, onSave, onClose }: RulesFormProps) {
  const [texts, setTexts] = useState(() => textsOf(rules));
  const [isTried, setIsTried] = useState(false);
  const typed = rulesIn(texts);
  const fault = 'why' in typed ? typed.why : null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!('why' in typed) && whyNot === null && !busy) onSave(typed);
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <div>
        <TextField
          label="Promise in hours"
          inputMode="numeric"
          value={texts.hours}
          placeholder="None"
          onChange={(event) => setTexts({ ...texts, hours: event.target.value })}
        />
        <p className="mt-1.5 text-caption text-text-2">
          The time in which a request is decided. The queue marks requests that are late or due
          today. Requests whose date the host does not send are not counted. Empty for no promise.
        </p>
      </div>
      <div>
        <TextField
          label="Type amounts from"
          inputMode="decimal"
          icon="₦"
          value={texts.limit}
          placeholder="None"
          onChange={(event) => setTexts({ ...texts, limit: event.target.value })}
        />
        <p className="mt-1.5 text-caption text-text-2">
          From this amount on, type the amount to approve it, one request at a time. Empty for no
          limit.
        </p>
      </div>
      {isTried && fault !== null && (
        <p role="alert" className="text-cell text-bad-ink">
          {fault}
        </p>
      )}
      {whyNot !== null && (
        <p role="status" className="text-cell text-wait-ink">
          {whyNot}
        </p>
      )}
      {notice !== null && <Notice {...notice} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={whyNot !== null}>
          Save
        </Button>
      </div>
    </form>
  );
}
