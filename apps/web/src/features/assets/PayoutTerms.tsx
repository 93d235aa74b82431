import type { RwaAsset } from '@gli/sdk';
import { Text, translate } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { useAssetTerms } from './use-asset-terms.ts';

type PayoutTermsProps = {
  asset: Pick<RwaAsset, 'payout_schedule' | 'token'>;
  /** Terms of an investment, as the server calculated them. */
  investment: { amount: string; first_payout_on: string | null; matures_on: string };
};

/** Says when an investment's earnings are paid to the balance and when its principal comes back. */
export function PayoutTerms({ asset: { payout_schedule, token }, investment }: PayoutTermsProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { amount, first_payout_on: first, matures_on: day } = investment;
  const paid =
    first === null
      ? t.rwa.noPayoutYet()
      : translate(t.rwa.paidFrom, payout_schedule)({ day: formats.day(first) });
  const returned = t.rwa.returnedOn({ amount: formats.tokenExact(amount, token), day: formats.day(day) });
  return <Text>{`${paid} ${returned}`}</Text>;
}

/** The same for an asset, as long as no amount is known. */
export function AssetPayoutTerms({ asset }: { asset: RwaAsset }) {
  const t = useTranslations();
  const terms = useAssetTerms();
  const paid =
    asset.payout.next_on === null
      ? t.rwa.noPayoutYet()
      : translate(t.rwa.paidOn, asset.payout_schedule)({ day: asset.payout.day_of_month });
  return <Text>{`${paid} ${t.rwa.returnedAfter({ term: terms.duration(asset) })}`}</Text>;
}
