import { Text } from '../../design/display/Text.tsx';
import { useFormats } from '../../i18n/format.ts';
import { later } from '../loading/later.tsx';
import type { Priced } from './WonOf.tsx';

/** About how much a price is in won, below it. It comes after the price; without it the page is as good. */
export const AboutWon = later<Priced>(
  () =>
    import('./WonOf.tsx').then(
      ({ WonOf }) => WonOf,
      () => () => null,
    ),
  <Text as="span" size="xs" css={{ display: 'block', minHeight: '1lh' }} />,
);

/** An amount of a token, and about how much that is in won. `exact`: with all its digits. */
export function Price({ amount, token, exact = false }: Priced & { exact?: boolean }) {
  const formats = useFormats();
  return (
    <>
      <span>{exact ? formats.tokenExact(amount, token) : formats.token(amount, token)}</span>
      <AboutWon amount={amount} token={token} />
    </>
  );
}
