import { useFormats } from '../../i18n/format.ts';
import { AboutWon, type Priced } from './AboutWon.tsx';

/** An amount of a token, and below it about how much that is in won. `exact`: with all its digits. */
export function Price({ amount, token, exact = false }: Priced & { exact?: boolean }) {
  const formats = useFormats();
  return (
    <>
      {exact ? formats.tokenExact(amount, token) : formats.token(amount, token)}
      <AboutWon amount={amount} token={token} />
    </>
  );
}
