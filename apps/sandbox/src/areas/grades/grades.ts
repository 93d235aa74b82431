import type { GradeBenefit, MemberGrade } from '@gli/sdk';
import { decimal } from '@gli/validation';

/**
 * GLIB required by a grade, and the benefits it adds. Spec §6. Grade names and texts are in section `grades` of the
 * business content, seeded from openapi/examples/shopping.yaml. A test keeps the two in sync.
 */
export type GradeRule = {
  readonly grade: MemberGrade;
  readonly requiredBalance: string;
  readonly requiredStake: string;
  readonly adds: readonly GradeBenefit[];
};

export const GRADES: readonly [GradeRule, GradeRule, GradeRule] = [
  {
    grade: 'reader',
    requiredBalance: '0',
    requiredStake: '0',
    adds: ['basic_access', 'community_forum', 'weekly_reports'],
  },
  {
    grade: 'writer',
    requiredBalance: '1000',
    requiredStake: '500',
    adds: ['premium_content', 'priority_support', 'monthly_analysis', 'early_access'],
  },
  {
    grade: 'expert',
    requiredBalance: '20000',
    requiredStake: '5000',
    adds: ['exclusive_events', 'personal_consultation', 'custom_reports', 'vip_lounge'],
  },
];

/** Yearly yield of every stake, in percent. */
export const STAKE_BASE_APY = '6.00';
/** Yield added by the 30-day achievement, in percentage points. Spec §9 */
export const STAKE_BONUS_APY = '2.00';
/** Days of uninterrupted staking that the achievement requires. Spec §9 */
export const STAKE_BONUS_DAYS = 30;

/** Returns 0 for reader, 1 for writer, 2 for expert. `heldBalance` includes the stake. */
export function gradeStep(heldBalance: string, heldStake: string): 0 | 1 | 2 {
  const reaches = ({ requiredBalance, requiredStake }: GradeRule) =>
    decimal.compare(heldBalance, requiredBalance) >= 0 && decimal.compare(heldStake, requiredStake) >= 0;
  return reaches(GRADES[2]) ? 2 : reaches(GRADES[1]) ? 1 : 0;
}

/** Returns the benefits of a grade, including benefits of lower grades. */
export function getGradeBenefits(step: 0 | 1 | 2): GradeBenefit[] {
  return GRADES.slice(0, step + 1).flatMap((rule) => rule.adds);
}

/** Returns `held` as a percentage of `required`, from 0 to 100 with two decimal places. */
export function sharePercent(held: string, required: string): string {
  if (decimal.isZero(required) || decimal.compare(held, required) >= 0) return '100.00';
  return decimal.toFixed(decimal.percentageOf(held, required, 2, 'down'), 2, 'down');
}
