import { compare, isMultipleOf, isZero } from '../decimal/arithmetic.ts';
import { decimalPlaces, parseDecimal } from '../decimal/syntax.ts';
import { TOKEN_AMOUNT_MAX, TOKEN_AMOUNT_MAX_DECIMALS } from '../limits.ts';
import type { Issue } from './issue.ts';
import { checkRequired, type RequiredIssue } from './required.ts';

export type TokenAmountIssue =
  | RequiredIssue
  | Issue<'amount_invalid'>
  | Issue<'amount_comma'>
  | Issue<'amount_not_positive'>
  | Issue<'amount_too_large', { maximum: string }>
  | Issue<'amount_too_many_decimals', { maximum: number }>
  | Issue<'below_minimum', { minimum: string }>
  | Issue<'above_maximum', { maximum: string }>
  | Issue<'off_step', { step: string }>
  | Issue<'exceeds_balance', { balance: string }>;

/** Limits of one transaction beyond the general rules, as plain decimal strings. A missing limit does not apply. */
export type AmountLimits = {
  /** An asset's minimum investment, inclusive. */
  minimum?: string | undefined;
  /** The remaining funding of an asset, inclusive. */
  maximum?: string | undefined;
  /** The amount must be a whole multiple of the step. */
  step?: string | undefined;
  /** The member's balance of the token. */
  balance?: string | undefined;
};

/**
 * Checks a typed token amount in exact decimals, after `normalizeTyped`. Returns the first validation error, in the order in which a user would
 * fix them. Afterward, send `parseDecimal(value)` instead of the typed text.
 *
 * @throws RangeError if a limit is not a plain decimal
 */
export function checkTokenAmount(typed: string, limits: AmountLimits = {}): TokenAmountIssue | null {
  const missing = checkRequired(typed, 'amount');
  if (missing !== null) return missing;
  const amount = parseDecimal(typed);
  if (amount === null) {
    return { code: /^[\d.,]*,[\d.,]*$/.test(typed.trim()) ? 'amount_comma' : 'amount_invalid' };
  }
  return checkPlatformRange(amount) ?? checkLimits(amount, limits);
}

/** Checks a typed minimum amount, which may be 0. */
export function checkMinimumAmount(typed: string): TokenAmountIssue | null {
  const issue = checkTokenAmount(typed);
  return issue?.code === 'amount_not_positive' && !typed.includes('-') ? null : issue;
}

function checkPlatformRange(amount: string): TokenAmountIssue | null {
  if (amount.startsWith('-') || isZero(amount)) return { code: 'amount_not_positive' };
  if (compare(amount, TOKEN_AMOUNT_MAX) > 0) {
    return { code: 'amount_too_large', params: { maximum: TOKEN_AMOUNT_MAX } };
  }
  if (decimalPlaces(amount) > TOKEN_AMOUNT_MAX_DECIMALS) {
    return { code: 'amount_too_many_decimals', params: { maximum: TOKEN_AMOUNT_MAX_DECIMALS } };
  }
  return null;
}

function checkLimits(amount: string, limits: AmountLimits): TokenAmountIssue | null {
  const { minimum, maximum, step, balance } = limits;
  if (minimum !== undefined && compare(amount, minimum) < 0) {
    return { code: 'below_minimum', params: { minimum } };
  }
  if (maximum !== undefined && compare(amount, maximum) > 0) {
    return { code: 'above_maximum', params: { maximum } };
  }
  if (step !== undefined && !isMultipleOf(amount, step)) return { code: 'off_step', params: { step } };
  if (balance !== undefined && compare(amount, balance) > 0) {
    return { code: 'exceeds_balance', params: { balance } };
  }
  return null;
}
