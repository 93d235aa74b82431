import { isDecimal } from '@gli/validation';

/** Marks the text as UTF-8. Without it, spreadsheets garble Korean. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats a table as CSV (RFC 4180) with quoted cells, CRLF and a byte order mark. Text that a spreadsheet
 * would run as a formula, because it starts with = + - @, a tab or a return, gets an apostrophe prefix. Plain
 * numbers don't.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(value) && !isDecimal(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
