import { isAllAvailable } from '@gli/domain';
import type { TokenBalance } from '@gli/sdk';
import { hasAmount } from '@gli/validation';
import type { Formats, TranslationFunctions } from '@/i18n';

/** Formats the available, held and staked parts of a member's tokens, without those that are zero. */
export function formatBreakdown(
  { available, locked, staked }: Pick<TokenBalance, 'available' | 'locked' | 'staked'>,
  { parts, noneLocked }: TranslationFunctions['transactions'],
  formats: Pick<Formats, 'token'>,
): string {
  if (isAllAvailable({ locked, staked })) return noneLocked();
  return [
    parts.available({ amount: formats.token(available) }),
    ...(hasAmount(locked) ? [parts.locked({ amount: formats.token(locked) })] : []),
    ...(hasAmount(staked) ? [parts.staked({ amount: formats.token(staked) })] : []),
  ].join(' · ');
}
