import type { Token } from '@gli/sdk';
import { useAboutWon } from './use-about-won.ts';
import { WonLine } from './WonLine.tsx';

export type Priced = { amount: string; token: Token };

/** About how much a price in tokens is in won, by the platform's reference prices: a small line of its own. */
export function WonOf({ amount, token }: Priced) {
  const aboutWon = useAboutWon();
  return <WonLine>{aboutWon(amount, token)}</WonLine>;
}
