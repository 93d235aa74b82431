export { AchievementsSection } from './achievements/AchievementsSection.tsx';
export { GradesSection } from './GradesSection.tsx';
