import type { Token } from '@gli/sdk';
import { Amount, KrwLine } from '@gli/ui';
import { useFormats } from '@/i18n';
import { useAboutWon } from './use-krw-estimate.ts';

type Priced = { amount: string; token: Token };

/** Estimated KRW value of a token price, at the platform's reference prices, in small text on its own line. */
export function AboutWon({ amount, token }: Priced) {
  const aboutWon = useAboutWon();
  return <KrwLine>{aboutWon(amount, token)}</KrwLine>;
}

/** A price or limit with all its digits and its approximate value in KRW. */
export function Price({ amount, token }: Priced) {
  const formats = useFormats();
  return (
    <>
      <Amount>{formats.tokenExact(amount, token)}</Amount>
      <AboutWon amount={amount} token={token} />
    </>
  );
}
