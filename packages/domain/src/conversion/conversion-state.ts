import type { ConversionPair, ConversionQuote } from '@gli/sdk';
import { checkTokenAmount, type TokenAmountIssue } from '@gli/validation';

export type QuoteState =
  | { status: 'pending' }
  | { status: 'failed'; error: unknown }
  | { status: 'expired'; quote: ConversionQuote }
  | { status: 'ready'; quote: ConversionQuote };

/** The member's next action, which determines the button's text. */
export type ConversionState =
  | { status: 'unfinished' }
  | { status: 'login_required' }
  | { status: 'amount_missing'; issue: TokenAmountIssue }
  | { status: 'amount_refused'; issue: TokenAmountIssue }
  | { status: 'insufficient_balance'; issue: TokenAmountIssue }
  | { status: 'quoting' }
  | { status: 'quote_failed'; error: unknown }
  | { status: 'quote_expired' }
  | { status: 'ready'; quote: ConversionQuote };

type ConversionForm = {
  isMember: boolean;
  /** True if the outcome of an earlier conversion is unknown. It takes precedence, because it changes the balance. */
  hasUnfinished: boolean;
  amount: string;
  pair: Pick<ConversionPair, 'minimum_amount' | 'maximum_amount'>;
  /** Available amount of the source token, undefined if unknown. */
  balance: string | undefined;
  quote: QuoteState;
};

/** Returns the first problem of the form, in the order in which a member would fix them. Spec §4, §5 */
export function conversionState(form: ConversionForm): ConversionState {
  const { isMember, hasUnfinished, amount, quote } = form;
  if (!isMember) return { status: 'login_required' };
  if (hasUnfinished) return { status: 'unfinished' };
  const issue = amountIssue(form);
  if (issue?.code === 'exceeds_balance') return { status: 'insufficient_balance', issue };
  if (issue) return { status: amount.trim() === '' ? 'amount_missing' : 'amount_refused', issue };
  switch (quote.status) {
    case 'pending':
      return { status: 'quoting' };
    case 'failed':
      return { status: 'quote_failed', error: quote.error };
    case 'expired':
      return { status: 'quote_expired' };
    case 'ready':
      return quote.quote.valid ? quote : insufficient(quote.quote);
  }
}

/** Validates the amount by the general rules, the pair's limits and the balance. Spec §5 Token amount */
export function amountIssue({
  amount,
  pair,
  balance,
}: Pick<ConversionForm, 'amount' | 'pair' | 'balance'>): TokenAmountIssue | null {
  return checkTokenAmount(amount, { minimum: pair.minimum_amount, maximum: pair.maximum_amount, balance });
}

/** Returns the state for a balance that has decreased on the server since it was loaded. */
function insufficient({ balance_before: balance }: ConversionQuote): ConversionState {
  return { status: 'insufficient_balance', issue: { code: 'exceeds_balance', params: { balance } } };
}
