import { useTranslations } from '../../../i18n/translations.ts';
import type { MilestoneOutcome } from './roadmap-state.ts';

/** The words of how a milestone went. */
export function useOutcomeText(): (outcome: MilestoneOutcome) => string {
  const { business } = useTranslations();
  return (outcome) => {
    const t = { on_time: business.onTime, late: business.late, not_done: business.notDone };
    return t[outcome]();
  };
}
