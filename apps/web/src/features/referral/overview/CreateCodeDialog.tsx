import { useCreateReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { emptyCode, newCodeOf } from './code-values.ts';

/** Creates the member's code, of a wished text or any. */
export function CreateCodeDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const create = useCreateReferralCode();
  return (
    <CodeDialog
      title={t.referral.createTitle()}
      submitLabel={t.referral.createSubmit()}
      initial={emptyCode}
      choosesText
      save={async (values) => {
        const { code } = await create.mutateAsync({ data: newCodeOf(values) });
        toast({ tone: 'success', title: t.referral.created({ code }) });
      }}
      onClose={onClose}
    />
  );
}
