import type { Token } from '@gli/sdk';
import { ErrorBoundary } from 'react-error-boundary';
import { later } from '../loading/later.tsx';
import { WonLine } from './WonLine.tsx';

export type Priced = { amount: string; token: Token };

const WonOf = later<Priced>(async () => (await import('./WonOf.tsx')).WonOf, <WonLine />);

/**
 * About how much a price in tokens is in won, by the platform's reference prices: a small line of its own. It comes
 * after the price, and stays empty where the reference prices cannot be loaded.
 */
export function AboutWon(props: Priced) {
  return (
    <ErrorBoundary fallback={<WonLine />}>
      <WonOf {...props} />
    </ErrorBoundary>
  );
}
