import type { Priced } from './AboutWon.tsx';
import { useAboutWon } from './use-about-won.ts';
import { WonLine } from './WonLine.tsx';

export function WonOf({ amount, token }: Priced) {
  const aboutWon = useAboutWon();
  return <WonLine>{aboutWon(amount, token)}</WonLine>;
}
