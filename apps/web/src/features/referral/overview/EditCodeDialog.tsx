import type { ReferralCode } from '@gli/sdk';
import { useUpdateReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { codeChangesOf, codeValuesOf } from './code-values.ts';

type EditCodeDialogProps = { code: ReferralCode; memberId: string; onClose: () => void };

/** Changes note and limits of the code; its text stays, since links carry it. */
export function EditCodeDialog({ code, memberId, onClose }: EditCodeDialogProps) {
  const words = useWords();
  const toast = useToast();
  const update = useUpdateReferralCode();
  return (
    <CodeDialog
      title={words.referral.editTitle()}
      description={words.referral.editText()}
      submitLabel={words.referral.editSubmit()}
      initial={codeValuesOf(code)}
      save={async (values) => {
        await update.mutateAsync({ id: memberId, data: codeChangesOf(values, code) });
        toast({ tone: 'success', title: words.referral.edited() });
      }}
      onClose={onClose}
    />
  );
}
