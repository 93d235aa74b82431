const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Far above any amount; bounds pasted text. */
const TYPED_MAX_CHARACTERS = 64;
const TYPED_DECIMAL = /^(-?)(?:(\d+)(?:\.(\d*))?|\.(\d+))$/;

/** Plain decimal: digits, an optional `.` between digits, an optional leading `-`. */
export function isDecimal(text: string): text is `${number}` {
  return DECIMAL.test(text);
}

/**
 * Parses user input: surrounding spaces, leading zeros, `.5` and `5.` are accepted; exponents, a leading `+`, thousands
 * separators and any decimal separator but `.` are not.
 *
 * @returns the plain decimal with its decimal places as typed (`007.50` becomes `7.50`), or null
 */
export function parseDecimal(text: string): string | null {
  if (text.length > TYPED_MAX_CHARACTERS) return null;
  const match = TYPED_DECIMAL.exec(text.trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fractionAfterWhole = '', fractionAlone = ''] = match;
  const fraction = fractionAfterWhole || fractionAlone;
  return `${sign}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Number of decimal places of a plain decimal; trailing zeros count. */
export function decimalPlaces(value: string): number {
  const point = value.indexOf('.');
  return point === -1 ? 0 : value.length - point - 1;
}
