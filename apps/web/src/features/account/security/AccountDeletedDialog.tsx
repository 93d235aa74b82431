import type { AccountDeletion } from '@gli/sdk';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';

type AccountDeletedDialogProps = { deletion: AccountDeletion; onLeave: () => void };

/** What the server says of the deletion; the session is over, so the only way leads out. */
export function AccountDeletedDialog({ deletion, onLeave }: AccountDeletedDialogProps) {
  const words = useWords();
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onLeave}
      dismissible={false}
      title={words.account.deletedTitle()}
      description={deletion.notice}
      closeLabel={words.common.close()}
      footer={<Button onClick={onLeave}>{words.account.deletedDone()}</Button>}
    >
      <DescriptionList
        items={[
          { term: words.account.deletesAt(), description: formats.day(deletion.deletes_at), strong: true },
          {
            term: words.account.endedSessions(),
            description: words.account.devices({ count: deletion.ended_session_count }),
          },
        ]}
      />
    </Dialog>
  );
}
