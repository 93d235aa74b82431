import { GliApiError } from '@gli/sdk';
import { type CartLine, keyOf } from '../cart/cart-line.ts';

/** `details` of a refused order name its lines by number: `lines.0.check_in_date`. */
const lineField = /^lines\.(\d+)\./;

/**
 * What the server said about single lines of an order that it refused, in the member's language, by the line's key.
 * @param lines those that were sent, in their order
 */
export function refusedLines(error: unknown, lines: readonly CartLine[]): Map<string, string> {
  const refused = new Map<string, string>();
  if (!(error instanceof GliApiError)) return refused;
  for (const [field, [complaint]] of Object.entries(error.details)) {
    const line = lines[Number(lineField.exec(field)?.[1] ?? Number.NaN)];
    if (line && complaint && !refused.has(keyOf(line))) refused.set(keyOf(line), complaint);
  }
  return refused;
}
