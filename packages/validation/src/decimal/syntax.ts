import { normalizeText } from '../typed-text.ts';

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Max length of typed text, far longer than any amount. Rejects overlong pasted text. */
const TYPED_MAX_CHARACTERS = 64;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
const TYPED_DECIMAL = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/;

/** True for a plain decimal: digits, an optional `.` between digits, and an optional leading `-`. */
export function isDecimal(text: string): text is `${number}` {
  return DECIMAL.test(text);
}

/**
 * Cleans typed or pasted text of a number field: normalized, without surrounding spaces, a leading `+`, the field's own
 * unit and complete thousands separators. Text that could mean another number, such as `1,50`, keeps its characters, so
 * that a rule can reject it.
 *
 * @param unit unit that may follow the number, such as `GLIB`
 */
export function normalizeTyped(text: string, unit = ''): string {
  const plain = normalizeText(text)
    .trim()
    .replace(/^\+(?=[\d.])/, '');
  const hasUnit = unit !== '' && plain.toUpperCase().endsWith(unit.toUpperCase());
  const number = hasUnit ? plain.slice(0, -unit.length).trimEnd() : plain;
  return GROUPED.test(number) ? number.replaceAll(',', '') : number;
}

/**
 * Parses user input. Accepts surrounding spaces, leading zeros, `.5` and `5.`. Rejects exponents, a leading `+`,
 * thousands separators and any decimal separator except `.`.
 *
 * @returns the plain decimal with the decimal places as typed (`007.50` becomes `7.50`), or null
 */
export function parseDecimal(text: string): string | null {
  if (text.length > TYPED_MAX_CHARACTERS) return null;
  const match = TYPED_DECIMAL.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fractionAfterWhole = '', fractionAlone = ''] = match;
  const fraction = fractionAfterWhole || fractionAlone;
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Counts a plain decimal's decimal places, including trailing zeros. */
export function decimalPlaces(value: string): number {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
}
