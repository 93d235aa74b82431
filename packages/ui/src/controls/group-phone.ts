/**
 * Formats of Korean numbers: pattern of the first digits, length of the area code, and max total length. The
 * length of the middle part varies.
 */
const PLANS: readonly (readonly [start: RegExp, area: number, maxDigits: number])[] = [
  [/^02/, 2, 10],
  [/^010/, 3, 11],
  [/^050\d/, 4, 12],
  [/^0/, 3, 11],
];
const LAST_DIGITS = 4;
const SHORT_MIDDLE_DIGITS = 3;

/**
 * Formats a Korean phone number with hyphens, even while it is typed: `010-1234-5678`, `02-123-4567`, `1588-1234`,
 * `+82 10-1234-5678`. Other text, such as foreign numbers, is unchanged.
 */
export function groupPhone(text: string): string {
  const abroad = /^\+82 ?(?=[1-9])([\d -]*)$/.exec(text);
  if (abroad) return `+82 ${groupPhone(`0${abroad[1] ?? ''}`).slice(1)}`;
  if (!/^[\d -]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  if (/^1[5-8]\d{2}/.test(digits) && digits.length <= 8) return joined(digits.slice(0, 4), digits.slice(4));
  const plan = PLANS.find(([start]) => start.test(digits));
  if (!plan || digits.length > plan[2]) return text;
  const [, area, maxDigits] = plan;
  // The middle part of a mobile number always has four digits. In other numbers it has three, unless the number has the
  // max length.
  const isLong = digits.startsWith('010') || digits.length === maxDigits;
  const middle = isLong ? maxDigits - area - LAST_DIGITS : SHORT_MIDDLE_DIGITS;
  return joined(digits.slice(0, area), digits.slice(area, area + middle), digits.slice(area + middle));
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('-');
