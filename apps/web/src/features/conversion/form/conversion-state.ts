import type { ConversionPair, ConversionQuote } from '@gli/sdk';
import { checkTokenAmount, decimal, type TokenAmountIssue } from '@gli/validation';

/** The quote of what is in the form, as far as it is. `failed` carries whatever went wrong. */
export type QuoteState =
  | { status: 'asking' }
  | { status: 'failed'; error: unknown }
  | { status: 'expired'; quote: ConversionQuote }
  | { status: 'ready'; quote: ConversionQuote };

/** What a member can do next; the button's text is a map from it. */
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
  /** An earlier conversion whose answer never came stands first: its outcome changes the balance. */
  hasUnfinished: boolean;
  /** As it was typed. */
  amount: string;
  pair: Pick<ConversionPair, 'minimum_amount' | 'maximum_amount'>;
  /** What is available of the token to give; undefined while it is not known. */
  balance: string | undefined;
  quote: QuoteState;
};

/** Checks the form in the order in which a person would fix it; the first that is in the way wins. Spec §4, §5 */
export function conversionState(form: ConversionForm): ConversionState {
  const { isMember, hasUnfinished, amount, quote } = form;
  if (!isMember) return { status: 'login_required' };
  if (hasUnfinished) return { status: 'unfinished' };
  const issue = amountIssue(form);
  if (issue?.code === 'exceeds_balance') return { status: 'insufficient_balance', issue };
  if (issue) return { status: amount.trim() === '' ? 'amount_missing' : 'amount_refused', issue };
  switch (quote.status) {
    case 'asking':
      return { status: 'quoting' };
    case 'failed':
      return { status: 'quote_failed', error: quote.error };
    case 'expired':
      return { status: 'quote_expired' };
    case 'ready':
      return quote.quote.valid ? quote : insufficient(quote.quote);
  }
}

/** The complaint about the amount, by the general rules, the pair's limits and the balance. Spec §5 Token amount */
export function amountIssue({
  amount,
  pair,
  balance,
}: Pick<ConversionForm, 'amount' | 'pair' | 'balance'>): TokenAmountIssue | null {
  return checkTokenAmount(amount, { minimum: pair.minimum_amount, maximum: pair.maximum_amount, balance });
}

/** The most that can be converted at once: what is available, or what the pair takes. */
export function mostConvertible(pair: Pick<ConversionPair, 'maximum_amount'>, balance: string): string {
  const most = decimal.compare(balance, pair.maximum_amount) > 0 ? pair.maximum_amount : balance;
  return decimal.normalize(most);
}

/** The server knows of a balance that has become smaller meanwhile. */
function insufficient({ balance_before: balance }: ConversionQuote): ConversionState {
  return { status: 'insufficient_balance', issue: { code: 'exceeds_balance', params: { balance } } };
}
