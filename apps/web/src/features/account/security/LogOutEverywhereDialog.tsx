import { useForceLogOut } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';

/** Ends every session; this one ends here, too, and leads to the log-in (decision 5). */
export function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const session = useSession();
  const forceLogOut = useForceLogOut();
  const confirm = async () => {
    try {
      const { ended_session_count: count } = await forceLogOut.mutateAsync();
      await session.signOut('force_logout');
      toast({ tone: 'success', title: t.mypage.everywhereDone({ count }) });
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={t.mypage.everywhereTitle()}
      description={t.mypage.everywhereText()}
      confirmLabel={t.mypage.logOutEverywhere()}
      variant="danger"
      busy={forceLogOut.isPending || forceLogOut.isSuccess}
      error={forceLogOut.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
