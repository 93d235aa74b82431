import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { ConversionState } from './conversion-state.ts';

/** What the form's button says in each state. */
export function buttonText(
  { status }: ConversionState,
  token: string,
  { conversion }: TranslationFunctions,
): string {
  switch (status) {
    case 'login_required':
      return conversion.loginToConvert();
    case 'unfinished':
      return conversion.finishFirst();
    case 'amount_missing':
      return conversion.enterAmount();
    case 'amount_refused':
      return conversion.checkAmount();
    case 'insufficient_balance':
      return conversion.notEnough({ token });
    case 'quoting':
      return conversion.quoting();
    case 'quote_failed':
    case 'quote_expired':
      return conversion.newQuote();
    case 'ready':
      return conversion.review();
  }
}
