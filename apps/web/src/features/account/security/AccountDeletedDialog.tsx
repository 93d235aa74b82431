import type { AccountDeletion } from '@gli/sdk';
import { Button } from '../../../design/controls/Button.tsx';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

type AccountDeletedDialogProps = { deletion: AccountDeletion; onLeave: () => void };

/** What the server says of the deletion; the session is over, so the only way leads out. */
export function AccountDeletedDialog({ deletion, onLeave }: AccountDeletedDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Dialog
      open
      onClose={onLeave}
      dismissible={false}
      title={t.account.deletedTitle()}
      description={deletion.notice}
      closeLabel={t.common.close()}
      footer={<Button onClick={onLeave}>{t.account.deletedDone()}</Button>}
    >
      <DescriptionList
        items={[
          { term: t.account.deletesAt(), description: formats.day(deletion.deletes_at), strong: true },
          {
            term: t.account.endedSessions(),
            description: t.account.devices({ count: deletion.ended_session_count }),
          },
        ]}
      />
    </Dialog>
  );
}
