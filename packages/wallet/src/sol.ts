import { LAMPORTS_DECIMALS } from './limits.ts';

const LAMPORTS = /^\d+$/;

/**
 * Converts lamports to SOL with all 9 decimal places: `1500099999` is `1.500099999`. Spec §9
 *
 * @param lamports integer string
 * @throws RangeError for anything else
 */
export function lamportsToSol(lamports: string): string {
  if (!LAMPORTS.test(lamports))
    throw new RangeError(
      `Expected lamports as an integer string such as "1500000000", got ${JSON.stringify(lamports)}.`,
    );
  // Moves the decimal point, which is exact and keeps decimal arithmetic out of the first page's code.
  const digits = lamports.replace(/^0+/, '').padStart(LAMPORTS_DECIMALS + 1, '0');
  const point = digits.length - LAMPORTS_DECIMALS;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
