import type { ContentAchievement } from '@gli/sdk';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** The words of an achievement's bonus; a kind that this version does not know keeps the platform's fixed wording. */
export function useRewardText(): (achievement: ContentAchievement) => string {
  const t = useTranslations();
  const formats = useFormats();
  return ({ reward_kind: kind, reward_text: fixed, ...reward }) => {
    const { reward_amount: amount, reward_token: token, reward_percent: percent } = reward;
    switch (kind) {
      case 'token_bonus':
        return amount && token
          ? t.authCenter.reward.token_bonus({ amount: formats.tokenExact(amount, token) })
          : fixed;
      case 'fee_discount':
        return percent ? t.authCenter.reward.fee_discount({ percent: formats.percent(percent) }) : fixed;
      case 'apy_bonus':
        return percent ? t.authCenter.reward.apy_bonus({ percent: formats.percent(percent) }) : fixed;
      case 'nft':
        return t.authCenter.reward.nft();
      default:
        return fixed;
    }
  };
}
