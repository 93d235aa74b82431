import { WALLET_ADDRESS_VISIBLE_CHARACTERS } from './limits.ts';

const HIDDEN = '***';
/** Replaces every amount. Its width is fixed, so that it doesn't reveal how large the amount is. */
const HIDDEN_AMOUNT = '****';
const PHONE_VISIBLE_DIGITS = 4;
const PHONE_HIDDEN_DIGITS = 4;

/**
 * Masks an email address: `seoyeon.kim@example.com` becomes `se***@example.com`. A short local part keeps one
 * character or none.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return HIDDEN;
  const name = [...email.slice(0, at)];
  const visible = name.length > 3 ? 2 : name.length > 1 ? 1 : 0;
  return `${name.slice(0, visible).join('')}${HIDDEN}${email.slice(at)}`;
}

/** Hides the four digits before the last four: `+82 10-2345-6789` becomes `+82 10-****-6789`. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length;
  // Hides all digits of a short number, because otherwise most of them would be visible.
  const isShort = digits < PHONE_VISIBLE_DIGITS + PHONE_HIDDEN_DIGITS;
  const hiddenTo = isShort ? digits : digits - PHONE_VISIBLE_DIGITS;
  const hiddenFrom = isShort ? 0 : hiddenTo - PHONE_HIDDEN_DIGITS;
  let index = 0;
  return phone.replace(/\d/g, (digit) => {
    const isHidden = index >= hiddenFrom && index < hiddenTo;
    index += 1;
    return isHidden ? '*' : digit;
  });
}

/** Returns the first four and last four characters of an address: `6TAA…8cyQ`. */
export function maskWalletAddress(address: string): string {
  const visible = WALLET_ADDRESS_VISIBLE_CHARACTERS;
  if (address.length <= visible * 2) return address;
  return `${address.slice(0, visible)}…${address.slice(-visible)}`;
}

/** Hides the number and sign of a formatted amount and keeps the unit: `1,234.5 GLIB` becomes `**** GLIB`. */
export function maskAmount(formatted: string): string {
  return formatted.replace(/[-+−]?\d(?:[\d.,\s]*\d)?/g, HIDDEN_AMOUNT);
}
