import { useEffect } from 'react';
import { Dialog } from '@/design';
import { useTranslations } from '@/i18n';

/** Display time of the modal, in ms (Spec §9 Luxury modal auto-close). */
const LUXURY_MODAL_MS = 1_000;

type LuxuryPlannedProps = {
  open: boolean;
  onClose: (by: 'timeout' | 'member') => void;
};

/** Says 'The luxury theme is being planned' and closes after 1 s. Spec §2 Floating theme switcher */
export function LuxuryPlanned({ open, onClose }: LuxuryPlannedProps) {
  const t = useTranslations();
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => onClose('timeout'), LUXURY_MODAL_MS);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Dialog
      open={open}
      onClose={() => onClose('member')}
      title={t.navigation.themePlannedTitle()}
      description={t.navigation.themePlannedText()}
      size="sm"
    />
  );
}
