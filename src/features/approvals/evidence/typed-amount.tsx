import { useState } from 'react';
import { toNaira } from '../../../../domain/money.ts';
import { TextField } from '../../../components/ui/text-field.tsx';
import { formatMoney, type Kobo, parseNaira } from '../../../lib/values/money.ts';
import { useDecisionRules, useWhyAmountTyped } from '../rules/use-decision-rules.ts';

/**
 * Returns the state of the field in which an administrator types the amount before an approval. The field is required
 * from the limit of the decision rules on, and for every amount if the limit is not known. A changed amount has to be
 * typed again.
 *
 * @param amount null if nothing has to be typed
 * @param isReading whether the figures are being read again; meanwhile an unknown limit requires nothing
 */
export function useTypedAmount(amount: Kobo | null, isReading: boolean) {
  const { isKnown } = useDecisionRules();
  const reason = useWhyAmountTyped()(amount);
  const [typed, setTyped] = useState({ text: '', amount });
  const text = typed.amount === amount ? typed.text : '';
  const isRequired = reason !== null && (isKnown || !isReading);
  const isRight = amount !== null && parseAmount(text) === amount;
  return {
    isRequired,
    text,
    setText: (newText: string) => setTyped({ text: newText, amount }),
    /** What is wrong with the text; null if nothing is, or while more digits may complete the amount. */
    error:
      !isRequired || amount === null || isRight || mayBecome(text, amount) ? null : whyWrong(text),
    /** Why the amount has to be typed; '' without a reason. */
    reason: reason ?? '',
    lock: isRequired && !isRight ? 'Type the amount to approve it' : null,
  };
}

/** The currency sign, or the letters that stand for it on keyboards without it. */
const currencySign = /^(₦|NGN|N)?\s*/i;

/** Parses an amount in naira, such as 850,000 or ₦850,000.00. Returns kobo, or null if the text is no amount. */
function parseAmount(text: string): Kobo | null {
  const figure = text.trim().replace(currencySign, '');
  return /^[\d,]+(\.\d{0,2})?$/.test(figure) ? parseNaira(figure) : null;
}

/** Returns whether more digits can turn the text into the amount, so that no error interrupts the typing. */
function mayBecome(text: string, amount: Kobo): boolean {
  const digits = text.trim().replace(currencySign, '').replaceAll(',', '');
  const expected = toNaira(amount).toFixed(2);
  return expected.startsWith(digits) && digits.length < expected.replace(/\.00$/, '').length;
}

function whyWrong(text: string): string {
  const amount = parseAmount(text);
  return amount === null
    ? 'Type the whole figure in digits, such as 850000 or 850,000'
    : `${formatMoney(amount)} is not the amount of this request`;
}

interface TypedAmountFieldProps {
  typed: ReturnType<typeof useTypedAmount>;
  isBusy: boolean;
}

/** The field for the amount, with its error or the reason why it is required. */
export function TypedAmountField({ typed, isBusy }: TypedAmountFieldProps) {
  const { text, setText, error, reason } = typed;
  return (
    <div className="mt-3">
      <TextField
        label="Type the amount"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        readOnly={isBusy}
        isInvalid={error !== null}
        hint={error ?? reason}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
