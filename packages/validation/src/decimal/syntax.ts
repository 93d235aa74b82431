const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Max length of typed text, far longer than any amount. Rejects overlong pasted text. */
const TYPED_MAX_CHARACTERS = 64;
const TYPED_DECIMAL = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/;

/** True for a plain decimal: digits, an optional `.` between digits, and an optional leading `-`. */
export function isDecimal(text: string): text is `${number}` {
  return DECIMAL.test(text);
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
