import { isAllAvailable } from '@gli/domain';
import type { TokenBalance } from '@gli/sdk';
import { hasAmount } from '@gli/validation';
import type { Formats, TranslationFunctions } from '@/i18n';

/** Formats the available, held and staked parts of a member's tokens, without those that are zero. */
export function formatBreakdown(
  { available, locked, staked }: Pick<TokenBalance, 'available' | 'locked' | 'staked'>,
  transactions: TranslationFunctions['transactions'],
  formats: Pick<Formats, 'token'>,
): string {
  if (isAllAvailable({ locked, staked })) return transactions.noneLocked();
  return [
    transactions.parts.available({ amount: formats.token(available) }),
    ...(hasAmount(locked) ? [transactions.parts.locked({ amount: formats.token(locked) })] : []),
    ...(hasAmount(staked) ? [transactions.parts.staked({ amount: formats.token(staked) })] : []),
  ]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}
