import { useWords } from '../../../i18n/words.ts';
import type { MilestoneOutcome } from './roadmap-state.ts';

/** The words of how a milestone went. */
export function useOutcomeText(): (outcome: MilestoneOutcome) => string {
  const { business } = useWords();
  return (outcome) => {
    const words = { on_time: business.onTime, late: business.late, not_done: business.notDone };
    return words[outcome]();
  };
}
