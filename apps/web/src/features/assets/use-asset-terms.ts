import type { RwaAsset } from '@gli/sdk';
import { translate, useTranslations } from '../../i18n/translations.ts';

/** The terms of an asset in the member's language: contract, duration, payout. */
export function useAssetTerms() {
  const { rwa, terms } = useTranslations();
  return {
    contract: ({ contract_type: { kind, type } }: RwaAsset) =>
      rwa.contractOf({
        kind: translate(terms.contractKind, kind)(),
        type: translate(terms.contractType, type)(),
      }),
    duration: ({ term_months }: RwaAsset) => rwa.months({ count: term_months }),
    payout: ({ payout_schedule }: RwaAsset) => translate(terms.payoutSchedule, payout_schedule)(),
  };
}
