export { AchievementsSection } from './AchievementsSection.tsx';
export { GradesSection } from './GradesSection.tsx';
