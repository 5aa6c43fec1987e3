import { type SubmitEvent, useState } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import { maxDecisionRules } from '../../../../domain/decision-rules.ts';
import { toNaira } from '../../../../domain/money.ts';
import {
  decisionRulesQuery,
  type HostRules,
  setDecisionRulesMutation,
} from '../../../api/extensions/decision-rules.ts';
import { useRead } from '../../../api/lists/use-read.ts';
import { useWhyOffline } from '../../../api/transport/connection.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { failureNotice, Notice, type NoticeWords } from '../../../components/feedback/notice.tsx';
import { showToast } from '../../../components/feedback/toast.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { Button } from '../../../components/ui/button.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { formatMoney, parseNaira } from '../../../lib/values/money.ts';
import type { Rules } from './use-decision-rules.ts';

/** The texts in the fields of the form: the amount in naira, and the hours. An empty text means no rule. */
interface RuleTexts {
  limit: string;
  hours: string;
}

const textsOf = ({ type_amounts_from: limit, promised_hours: hours }: Rules): RuleTexts => ({
  limit: limit === null ? '' : String(toNaira(limit)),
  hours: hours === null ? '' : String(hours),
});

/** Parses the texts of the fields. Returns the rules with the amount in kobo, or why a text is not valid. */
function parseRules({ limit, hours }: RuleTexts): Rules | { why: string } {
  const limitText = limit.replaceAll(/[₦\s]/g, '');
  const amount = limitText === '' ? null : parseNaira(limitText);
  const naira = amount === null ? 0 : toNaira(amount);
  const { typeAmountsFromNaira: maxNaira, promisedHours: maxHours } = maxDecisionRules;
  if (limitText !== '' && !(naira >= 1 && naira <= maxNaira)) {
    return { why: `The limit is an amount from ₦1 to ₦${formatCount(maxNaira)}` };
  }
  const hoursText = hours.trim();
  const hourCount = hoursText === '' ? null : Number(hoursText);
  if (hourCount !== null && !(/^\d+$/.test(hoursText) && hourCount >= 1 && hourCount <= maxHours)) {
    return { why: `The promise is a whole number of hours, from 1 to ${formatCount(maxHours)}` };
  }
  return { type_amounts_from: amount, promised_hours: hourCount };
}

/** Returns rules in a few words: "promise 48 h, typed from ₦500,000.00". */
function ruleWords({ type_amounts_from: limit, promised_hours: hours }: Rules): string {
  const promise = hours === null ? 'no promise' : `promise ${hours} h`;
  return `${promise}, ${limit === null ? 'no amount is typed' : `typed from ${formatMoney(limit)}`}`;
}

/** The dialog that shows and changes the decision rules of a host that offers them. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const read = useRead(decisionRulesQuery);
  return (
    <LargeDialog
      title="Decision rules"
      description="These apply to all administrators of this host."
      onClose={onClose}
    >
      <Loaded
        what="The decision rules"
        read={read}
        skeleton={<Skeleton className="my-2 h-4 w-2/3" />}
      >
        {(rules) => <RulesForm current={rules} isReading={read.isFetching} onClose={onClose} />}
      </Loaded>
    </LargeDialog>
  );
}

interface RulesFormProps {
  current: HostRules;
  isReading: boolean;
  onClose: () => void;
}

/**
 * The form of the rules. The typed texts stay when the rules change on the host. A save sends the version that the
 * host had when the form opened; after a conflict, it sends the version of the newer rules, which the notice shows.
 */
function RulesForm({ current, isReading, onClose }: RulesFormProps) {
  const [texts, setTexts] = useState(() => textsOf(current));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [versionOfTexts, setVersionOfTexts] = useState(current.version);
  const { send, error, isUnderWay } = useSingleWrite(setDecisionRulesMutation);
  const isConflict = error?.status === 409;
  const version = isConflict ? current.version : versionOfTexts;
  const whyNot = useWhyNotSaved(version);
  const isBusy = isUnderWay || (isConflict && isReading);
  const typed = parseRules(texts);
  const whyInvalid = 'why' in typed ? typed.why : null;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if ('why' in typed || whyNot !== null || isBusy || version === null) return;
    setVersionOfTexts(version);
    const { type_amounts_from: limit } = typed;
    send({ ...typed, type_amounts_from: limit && toNaira(limit), version }, () => {
      onClose();
      void showToast({ title: 'Saved', text: 'The decision rules of all administrators' });
    });
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      <TextField
        label="Promise in hours"
        inputMode="numeric"
        value={texts.hours}
        placeholder="None"
        hint="The time in which a request is decided. The queue marks requests that are late or due today. Requests whose date the host does not send are not counted. Empty for no promise."
        onChange={(event) => setTexts({ ...texts, hours: event.target.value })}
      />
      <TextField
        label="Type amounts from"
        inputMode="decimal"
        icon="₦"
        value={texts.limit}
        placeholder="None"
        hint="From this amount on, type the amount to approve it, one request at a time. Empty for no limit."
        onChange={(event) => setTexts({ ...texts, limit: event.target.value })}
      />
      {wasSubmitted && whyInvalid !== null && (
        <p role="alert" className="text-cell text-bad-ink">
          {whyInvalid}
        </p>
      )}
      {whyNot !== null && (
        <p role="status" className="text-cell text-wait-ink">
          {whyNot}
        </p>
      )}
      {error !== null && <Notice {...noticeOf(error, isReading ? null : current)} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={whyNot !== null}>
          Save
        </Button>
      </div>
    </form>
  );
}

function useWhyNotSaved(version: number | null): string | null {
  const canSave = useIsOffered('setDecisionRules') === true;
  const whyOffline = useWhyOffline('saved');
  if (whyOffline !== undefined) return whyOffline;
  if (!canSave) return 'The server does not offer to change its rules';
  return version === null ? 'The host sends no version of its rules' : null;
}

/** Returns the notice about a failed save. `theirs` is what somebody else saved; null while it is being read. */
function noticeOf(error: WriteError, theirs: Rules | null): NoticeWords {
  if (error.status !== 409) return failureNotice(error, 'saved', 'Saving again is safe.');
  const saved = theirs === null ? '' : ` Saved by now: ${ruleWords(theirs)}.`;
  const text = `${error.message}${saved} Your rules are still in the fields, and Save replaces the saved ones with them.`;
  return { title: 'Changed meanwhile', text, isFailure: false };
}
