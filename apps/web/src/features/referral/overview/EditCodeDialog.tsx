import type { ReferralCode } from '@gli/sdk';
import { useUpdateReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { codeChangesOf, codeValuesOf } from './code-values.ts';

type EditCodeDialogProps = { code: ReferralCode; memberId: string; onClose: () => void };

/** Changes note and limits of the code; its text stays, since links carry it. */
export function EditCodeDialog({ code, memberId, onClose }: EditCodeDialogProps) {
  const t = useTranslations();
  const toast = useToast();
  const update = useUpdateReferralCode();
  return (
    <CodeDialog
      title={t.referral.editTitle()}
      description={t.referral.editText()}
      submitLabel={t.referral.editSubmit()}
      initial={codeValuesOf(code)}
      save={async (values) => {
        await update.mutateAsync({ id: memberId, data: codeChangesOf(values, code) });
        toast({ tone: 'success', title: t.referral.edited() });
      }}
      onClose={onClose}
    />
  );
}
