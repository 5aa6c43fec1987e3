import { useState } from 'react';
import {
  type HostRules,
  setDecisionRulesMutation,
} from '../../../api/extensions/decision-rules.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { toNaira } from '../../../lib/values/money.ts';
import type { NoticeWords } from '../../feedback/notice.tsx';
import { showToast } from '../../feedback/toast.ts';
import { useIsOffered } from '../../host-action/use-host-action.ts';
import { type Rules, ruleWords } from './rule-fields.ts';
import { RulesForm } from './rules-form.tsx';

interface HostRulesFormProps {
  /** The current rules of the host. */
  current: HostRules;
  isReading: boolean;
  onClose: () => void;
}

/**
 * The rules of all administrators. The edit carries the version that was on screen when it began; after a
 * conflict, the version that the conflict shows.
 */
export function HostRulesForm({ current, isReading, onClose }: HostRulesFormProps) {
  const { send, error, isUnderWay } = useSingleWrite(setDecisionRulesMutation);
  const canSave = useIsOffered('setDecisionRules') === true;
  const isOnline = useIsOnline();
  const [seen, setSeen] = useState(current.version);
  const isConflict = error?.status === 409;
  const version = isConflict ? current.version : seen;
  const rules: Rules = {
    typeAmountsFrom: current.type_amounts_from,
    promisedHours: current.promised_hours,
  };
  const whyNot = () => {
    if (!isOnline) return 'Offline: nothing can be saved until the connection is back';
    if (!canSave) return 'The server does not offer to change its rules';
    return version === null ? 'The host sends no version of its rules' : null;
  };
  return (
    <RulesForm
      rules={rules}
      whyNot={whyNot()}
      busy={isUnderWay || (isConflict && isReading)}
      notice={error && noticeOf(error, isReading ? null : rules)}
      onSave={({ typeAmountsFrom, promisedHours }) => {
        if (version === null) return;
        setSeen(version);
        const limit = typeAmountsFrom === null ? null : toNaira(typeAmountsFrom);
        send({ type_amounts_from: limit, promised_hours: promisedHours, version }, () => {
          onClose();
          void showToast({
            title: 'Saved',
            subject: 'The decision rules of all administrators',
          });
        });
      }}
      onClose={onClose}
    />
  );
}

/**
 * Returns the notice about a save that did not succeed.
 *
 * @param now the rules that somebody else saved; null while they are being read
 */
function noticeOf({ status, outcome, message }: WriteError, now: Rules | null): NoticeWords {
  if (status === 409) {
    const theirs = now === null ? '' : ` Saved by now: ${ruleWords(now)}.`;
    const text = `${message}${theirs} Your rules are still in the fields, and Save replaces the saved ones with them.`;
    return { title: 'Changed meanwhile', text, isFailure: false };
  }
  return outcome === 'unknown'
    ? { title: 'Outcome unknown', text: message, isFailure: false }
    : { title: 'Not saved', text: message, isFailure: true };
}
