import { getNeededAmount } from '@gli/domain';
import type { RwaAsset } from '@gli/sdk';
import { useGetConversionInfo } from '@gli/sdk/react';
import { keepFocus, LinkButton } from '@gli/ui';
import { getShortfall } from '@gli/validation';
import { useTranslations } from '@/i18n';

type ConvertLinkProps = {
  asset: RwaAsset;
  /** Amount exactly as the member typed it. */
  amount: string;
  minimum: string;
  balance: string | undefined;
};

/**
 * Link to a conversion into the asset's token. After the conversion, the member returns with the amount filled
 * in. Hidden unless the balance is too low and another token can be converted.
 */
export function ConvertLink({ asset: { id, token }, amount, minimum, balance }: ConvertLinkProps) {
  const t = useTranslations();
  const isShort = balance !== undefined && getShortfall(getNeededAmount(amount, minimum), balance) !== null;
  const info = useGetConversionInfo({}, { query: { enabled: isShort } });
  if (!isShort || !info.data?.pairs.some(({ to_token }) => to_token === token)) return null;
  const search = new URLSearchParams({ to: token, asset: id, invest: amount });
  return (
    <LinkButton href={`/conversion?${search}`} variant="secondary" wide onMouseDown={keepFocus}>
      {t.invest.convert({ token })}
    </LinkButton>
  );
}
