import { GliApiError } from '@gli/sdk';
import { type CartLine, getLineKey } from './cart.ts';

/** Matches a field in a rejected order's `details`, which number the lines, e.g. `lines.0.check_in_date`. */
const lineField = /^lines\.(\d+)\./;

/**
 * Returns the server's messages about individual lines of a rejected order, by the line's key.
 * @param lines lines in the order in which they were sent
 */
export function getLineErrors(error: unknown, lines: readonly CartLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  if (!(error instanceof GliApiError)) return refused;
  for (const [field, [message]] of Object.entries(error.details)) {
    const line = lines[Number(lineField.exec(field)?.[1] ?? Number.NaN)];
    if (line && message && !refused.has(getLineKey(line))) refused.set(getLineKey(line), message);
  }
  return refused;
}
