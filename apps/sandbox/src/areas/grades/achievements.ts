import type { AchievementCode, MemberAchievement } from '@gli/sdk';
import type { Language } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { toTimestampOrNull } from '../../core/time/time.ts';
import { STAKE_BONUS_DAYS } from './grades.ts';

/** Spec §9 Achievements */
export const CONVERSIONS_NEEDED = 10;

type Rule = {
  readonly code: AchievementCode;
  readonly bonus: string;
  readonly unit: MemberAchievement['unit'];
  readonly target: number;
};

// The spec defines the bonus texts. They are the same in every language. Spec §9 Achievements
const RULES: readonly Rule[] = [
  {
    code: 'first_stake',
    bonus: '+100 GLIB bonus',
    unit: 'stake',
    target: 1,
  },
  {
    code: 'ten_conversions',
    bonus: '50% fee discount',
    unit: 'conversion',
    target: CONVERSIONS_NEEDED,
  },
  {
    code: 'thirty_days_staking',
    bonus: '+2% APY',
    unit: 'day',
    target: STAKE_BONUS_DAYS,
  },
  {
    code: 'expert_grade',
    bonus: 'exclusive NFT',
    unit: 'grade_step',
    target: 2,
  },
];

/** Returns all four achievements. Reached achievements stay complete. */
export function achievementsView(
  counts: Readonly<Record<AchievementCode, number>>,
  unlockedAt: ReadonlyMap<string, Date>,
  language: Language,
): MemberAchievement[] {
  return RULES.map(({ code, bonus, unit, target }) => {
    const reachedAt = unlockedAt.get(code) ?? null;
    const current = reachedAt === null ? Math.min(counts[code], target) : target;
    return {
      code,
      title: texts.account.achievements[code][language],
      bonus,
      unit,
      current_count: current,
      target_count: target,
      progress_percent: ((current / target) * 100).toFixed(2),
      unlocked_at: toTimestampOrNull(reachedAt),
    };
  });
}
