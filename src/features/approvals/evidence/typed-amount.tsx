import { useId, useState } from 'react';
import { toNaira } from '../../../../domain/money.ts';
import { TextField } from '../../../components/ui/text-field.tsx';
import { formatMoney, type Kobo, parseNaira } from '../../../lib/values/money.ts';
import { useDecisionRules, useWhyTyped } from '../rules/use-decision-rules.ts';

/**
 * Requires the typed amount from the limit on, and for every amount if the limit is not known. A changed amount has
 * to be typed again.
 *
 * @param amount null requires nothing
 * @param isReading whether the figures are read again, because the limit may still arrive
 */
export function useTypedAmount(amount: Kobo | null, isReading: boolean) {
  const { isKnown } = useDecisionRules();
  const reason = useWhyTyped()(amount);
  const [typed, setTyped] = useState({ text: '', of: amount });
  const text = typed.of === amount ? typed.text : '';
  const isAsked = reason !== null && (isKnown || !isReading);
  const isRight = amount !== null && readAmount(text) === amount;
  return {
    isAsked,
    text,
    onText: (now: string) => setTyped({ text: now, of: amount }),
    /** The fault of the text; null while more digits may complete the amount. */
    error:
      !isAsked || amount === null || isRight || mayBecome(text, amount) ? null : whyWrong(text),
    /** Why the amount has to be typed. */
    reason: reason ?? '',
    /** Why it cannot be approved yet, or null. */
    lock: isAsked && !isRight ? 'Type the amount to approve it' : null,
  };
}

/** The currency sign, or the letters for keyboards without it. */
const sign = /^(₦|NGN|N)?\s*/i;

/** Reads an amount that is written out: 850000, 850,000 or ₦850,000.00. */
function readAmount(text: string): Kobo | null {
  const figure = text.trim().replace(sign, '');
  return /^[\d,]+(\.\d{0,2})?$/.test(figure) ? parseNaira(figure) : null;
}

/** Whether more digits can turn the text into the amount, so that no error interrupts the typing. */
function mayBecome(text: string, amount: Kobo): boolean {
  const digits = text.trim().replace(sign, '').replaceAll(',', '');
  const whole = toNaira(amount).toFixed(2);
  return whole.startsWith(digits) && digits.length < whole.replace(/\.00$/, '').length;
}

function whyWrong(text: string): string {
  const amount = readAmount(text);
  return amount === null
    ? 'Type the whole figure in digits, such as 850000 or 850,000'
    : `${formatMoney(amount)} is not the amount of this request`;
}

interface TypedAmountFieldProps {
  typed: ReturnType<typeof useTypedAmount>;
  busy: boolean;
}

/** The field for the amount. */
export function TypedAmountField({ typed, busy }: TypedAmountFieldProps) {
  const { text, onText, error, reason } = typed;
  const hintId = useId();
  return (
    <div className="mt-3">
      <TextField
        label="Type the amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        readOnly={busy}
        invalid={error !== null}
        aria-describedby={hintId}
        onChange={(event) => onText(event.target.value)}
      />
      <p
        id={hintId}
        className={
          error === null ? 'mt-1 text-caption text-text-2' : 'mt-1 text-caption text-bad-ink'
        }
      >
        {error ?? reason}
      </p>
    </div>
  );
}
