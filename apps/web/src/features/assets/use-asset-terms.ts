import type { RwaAsset } from '@gli/sdk';
import { translate } from '@gli/ui';
import { useTranslations } from '@/i18n';

/** Returns functions that describe an asset's contract, duration and payout in the member's language. */
export function useAssetTerms() {
  const t = useTranslations();
  return {
    contract: ({ contract_type: { kind, type } }: RwaAsset) =>
      t.rwa.contractLabel({
        kind: translate(t.terms.contractKind, kind)(),
        type: translate(t.terms.contractType, type)(),
      }),
    duration: ({ term_months }: RwaAsset) => t.rwa.months({ count: term_months }),
    payout: ({ payout_schedule }: RwaAsset) => translate(t.terms.payoutSchedule, payout_schedule)(),
  };
}
