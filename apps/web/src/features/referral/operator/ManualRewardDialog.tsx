import type { ReferralManualRewardInput } from '@gli/sdk';
import type { useGrantManualReward } from '@gli/sdk/react';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { useKeyed } from './use-keyed.ts';

type ManualRewardDialogProps = {
  reward: ReferralManualRewardInput;
  grant: ReturnType<typeof useGrantManualReward>;
  operatorId: string;
  onClose: () => void;
  onDone: () => void;
};

/** The manual reward once more, in full, before it is granted. */
export function ManualRewardDialog({ reward, grant, operatorId, onClose, onDone }: ManualRewardDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const keyed = useKeyed(operatorId);
  const amount = formats.tokenExact(reward.amount, reward.token);
  const confirm = async () => {
    try {
      // Exactly the same once more, after a lost answer, is the same reward.
      await keyed(`reward-manual:${JSON.stringify(reward)}`, (headers) =>
        grant.mutateAsync({ data: reward, headers }),
      );
      toast({ tone: 'success', title: t.referralOperator.manualDone({ amount }) });
      onDone();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={t.referralOperator.manualTitle()}
      description={t.referralOperator.manualText()}
      confirmLabel={t.referralOperator.manualSubmit()}
      busy={grant.isPending}
      error={grant.error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t.referralOperator.manualMember(), description: reward.member_id },
          { term: t.referralOperator.manualAmount(), description: amount, strong: true },
          { term: t.referralOperator.reason(), description: reward.reason },
        ]}
      />
    </ConfirmDialog>
  );
}
