import { mostInRules } from '../../../../domain/decision-rules.ts';
import { toNaira } from '../../../../domain/money.ts';
import { formatMoney, type Kobo, parseNaira } from '../../../lib/values/money.ts';

/** The rules; amounts are kobo. */
export interface Rules {
  typeAmountsFrom: Kobo | null;
  promisedHours: number | null;
}

/** The rules as they are typed. An empty field is no rule. */
export interface RuleTexts {
  limit: string;
  hours: string;
}

/** Returns the texts of rules that are in force. */
export const textsOf = ({ typeAmountsFrom, promisedHours }: Rules): RuleTexts => ({
  limit: typeAmountsFrom === null ? '' : String(toNaira(typeAmountsFrom)),
  hours: promisedHours === null ? '' : String(promisedHours),
});

/** Returns the rules in the texts, or why a text is not valid. */
export function rulesIn({ limit, hours }: RuleTexts): Rules | { why: string } {
  const typed = { limit: limit.replaceAll(/[₦\s]/g, ''), hours: hours.trim() };
  const amount = typed.limit === '' ? null : parseNaira(typed.limit);
  if (typed.limit !== '') {
    const isAmount =
      amount !== null && toNaira(amount) >= 1 && toNaira(amount) <= mostInRules.naira;
    if (!isAmount) return { why: 'The limit is an amount of ₦1 or more, such as 500,000' };
  }
  const count = typed.hours === '' ? null : Number(typed.hours);
  if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= mostInRules.hours)) {
    return { why: 'The promise is a whole number of hours, from 1 to 8,760' };
  }
  return { typeAmountsFrom: amount, promisedHours: count };
}

/** Returns rules in words, for the notice about rules that somebody else saved. */
export function ruleWords({ typeAmountsFrom, promisedHours }: Rules): string {
  const promise = promisedHours === null ? 'no promise' : `promise ${promisedHours} h`;
  const limit =
    typeAmountsFrom === null ? 'no amount is typed' : `typed from ${formatMoney(typeAmountsFrom)}`;
  return `${promise}, ${limit}`;
}
