import type { ReferralReward } from '@gli/sdk';
import { useProcessReward } from '@gli/sdk/react';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { useKeyed } from './use-keyed.ts';

type PayRewardDialogProps = { reward: ReferralReward; operatorId: string; onClose: () => void };

/** Pays one reward at once. A refused payout is an answer, too: the reward is failed then, and says why. */
export function PayRewardDialog({ reward, operatorId, onClose }: PayRewardDialogProps) {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const keyed = useKeyed(operatorId);
  const process = useProcessReward();
  const amount = formats.tokenExact(reward.amount, reward.token);
  const pay = async () => {
    try {
      const paid = await keyed(`reward-pay:${reward.id}`, (headers) =>
        process.mutateAsync({ id: reward.id, data: { action: 'pay' }, headers }),
      );
      if (paid.state === 'failed') {
        const reason = paid.state_reason ?? t.errors.transaction();
        toast({ tone: 'danger', title: t.referralOperator.payFailed({ reason }) });
      } else toast({ tone: 'success', title: t.referralOperator.paidDone({ amount }) });
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={t.referralOperator.payTitle()}
      description={t.referralOperator.payText()}
      confirmLabel={t.referralOperator.pay()}
      busy={process.isPending}
      error={process.error}
      onConfirm={() => void pay()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: t.referral.reward(), description: reward.reason },
          { term: t.referral.amount(), description: amount, strong: true },
        ]}
      />
    </ConfirmDialog>
  );
}
