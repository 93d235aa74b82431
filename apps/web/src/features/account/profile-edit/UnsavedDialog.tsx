import { Button } from '../../../design/controls/Button.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useWords } from '../../../i18n/words.ts';

/** Asks before changes are lost. */
export function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const words = useWords();
  return (
    <Dialog
      open
      onClose={onStay}
      title={words.profileEdit.leaveTitle()}
      description={words.profileEdit.leaveText()}
      closeLabel={words.common.close()}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {words.profileEdit.stay()}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {words.profileEdit.leave()}
          </Button>
        </>
      }
    />
  );
}
