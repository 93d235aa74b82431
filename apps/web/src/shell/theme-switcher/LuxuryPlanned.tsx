import { useEffect } from 'react';
import { Dialog } from '../../design/feedback/Dialog.tsx';
import { useWords } from '../../i18n/words.ts';

/** How long the modal stays, in ms (spec §9 Luxury modal auto-close). */
export const LUXURY_MODAL_MS = 1_000;

type LuxuryPlannedProps = {
  open: boolean;
  /** `passed`: the second is over; `member`: closed by hand. */
  onClose: (by: 'passed' | 'member') => void;
};

/** 'The luxury theme is being planned': closes by itself after 1 s. Spec §2 Floating theme switcher */
export function LuxuryPlanned({ open, onClose }: LuxuryPlannedProps) {
  const words = useWords();
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => onClose('passed'), LUXURY_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Dialog
      open={open}
      onClose={() => onClose('member')}
      title={words.theme.plannedTitle()}
      description={words.theme.plannedText()}
      closeLabel={words.common.close()}
      size="sm"
    />
  );
}
