import { isAllAvailable } from '@gli/domain';
import type { TokenBalance } from '@gli/sdk';
import type { Formats, TranslationFunctions } from '@/i18n';

/** Formats the available, used and staked parts of a member's tokens. */
export function formatBreakdown(
  { available, locked, staked }: Pick<TokenBalance, 'available' | 'locked' | 'staked'>,
  transactions: TranslationFunctions['transactions'],
  formats: Pick<Formats, 'token'>,
): string {
  if (isAllAvailable({ locked, staked })) return transactions.noneLocked();
  return transactions.breakdown({
    available: formats.token(available),
    locked: formats.token(locked),
    staked: formats.token(staked),
  });
}
