import type { TokenBalance } from '@gli/sdk';
import { decimal } from '@gli/validation';
import type { Formats, TranslationFunctions } from '@/i18n';

/** Formats the available, used and staked parts of a member's tokens. */
export function formatBreakdown(
  { available, locked, staked }: Pick<TokenBalance, 'available' | 'locked' | 'staked'>,
  transactions: TranslationFunctions['transactions'],
  formats: Pick<Formats, 'token'>,
): string {
  if (decimal.isZero(locked) && decimal.isZero(staked)) return transactions.noneLocked();
  return transactions.breakdown({
    available: formats.token(available),
    locked: formats.token(locked),
    staked: formats.token(staked),
  });
}
