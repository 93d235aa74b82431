import type { CartLine } from './cart.ts';

export type AddressNeed = 'none' | 'optional' | 'needed';

/**
 * Returns `needed` if goods must be shipped to an address, `optional` if they can be handed over during a stay
 * in the same order, and `none` without goods.
 */
export function getAddressNeed(lines: readonly Pick<CartLine, 'kind'>[]): AddressNeed {
  if (!lines.some(({ kind }) => kind === 'goods')) return 'none';
  return lines.some(({ kind }) => kind === 'resort') ? 'optional' : 'needed';
}
