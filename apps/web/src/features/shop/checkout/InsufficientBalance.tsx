import { decimal } from '@gli/validation';
import { Link } from 'wouter';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { isShort, type TokenOption } from './TokenChoice.tsx';

const Root = styled('div', {
  display: 'grid',
  gap: '$1',
  padding: '$4',
  borderRadius: '$md',
  background: '$dangerSoft',
});

/** Says how much is missing of the chosen token, and where it can be had; nothing when there is enough. Spec §8 */
export function InsufficientBalance({ option }: { option: TokenOption }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token, total, available } = option;
  return (
    <div role="alert">
      {isShort(option) && available !== undefined ? (
        <Root>
          <Text tone="danger" weight="semibold">
            {t.errors.insufficientBalance()}
          </Text>
          <Text size="sm" tone="danger">
            {t.checkout.missing({
              amount: formats.tokenExact(decimal.subtract(total, available), token),
            })}{' '}
            <Link href="/conversion" asChild>
              <TextLink css={{ color: 'inherit' }}>{t.checkout.toConversion()}</TextLink>
            </Link>
          </Text>
        </Root>
      ) : null}
    </div>
  );
}
