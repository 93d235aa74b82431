import { Button } from '../../../design/controls/Button.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** Asks before changes are lost. */
export function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations();
  return (
    <Dialog
      open
      onClose={onStay}
      title={t.profileEdit.leaveTitle()}
      description={t.profileEdit.leaveText()}
      closeLabel={t.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {t.profileEdit.stay()}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t.profileEdit.leave()}
          </Button>
        </>
      }
    />
  );
}
