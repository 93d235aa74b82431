/**
 * What a member can use today. No operation of the contract stakes, opens a forum or delivers a report, so every other
 * benefit and bonus is shown as not open yet; one that opens is added here. Spec §6, §9
 */
const openBenefits: readonly string[] = ['basic_access'];
const openAchievements: readonly string[] = ['ten_conversions'];

export const isOpenBenefit = (benefit: string): boolean => openBenefits.includes(benefit);
export const isOpenAchievement = (code: string): boolean => openAchievements.includes(code);
