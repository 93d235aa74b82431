import { useCreateReferralCode } from '@gli/sdk/react';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useWords } from '../../../i18n/words.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { emptyCode, newCodeOf } from './code-values.ts';

/** Creates the member's code, of a wished text or any. */
export function CreateCodeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const toast = useToast();
  const create = useCreateReferralCode();
  return (
    <CodeDialog
      title={words.referral.createTitle()}
      submitLabel={words.referral.createSubmit()}
      initial={emptyCode}
      choosesText
      save={async (values) => {
        const { code } = await create.mutateAsync({ data: newCodeOf(values) });
        toast({ tone: 'success', title: words.referral.created({ code }) });
      }}
      onClose={onClose}
    />
  );
}
