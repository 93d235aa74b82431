import { isDecimal } from '@gli/validation';

/** Tells spreadsheet programs that the text is UTF-8; without it they garble Korean. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180): every cell in quotes, rows ended by CRLF, with a byte order mark. A text that a spreadsheet
 * would run as a formula (it begins with = + - @, a tab or a return) gets an apostrophe before it; plain numbers do not.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(value) && !isDecimal(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
