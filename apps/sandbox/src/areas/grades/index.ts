export { achievementsView, CONVERSIONS_NEEDED } from './achievements.ts';
export {
  GRADES,
  getGradeBenefits,
  gradeStep,
  STAKE_BASE_APY,
  STAKE_BONUS_APY,
  STAKE_BONUS_DAYS,
  sharePercent,
} from './grades.ts';
export { memberAchievements, memberStakes } from './schema.ts';
