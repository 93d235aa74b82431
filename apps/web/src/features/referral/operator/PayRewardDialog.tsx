import type { ReferralReward } from '@gli/sdk';
import { useProcessReward } from '@gli/sdk/react';
import { DescriptionList } from '../../../design/display/DescriptionList.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { useKeyed } from './use-keyed.ts';

type PayRewardDialogProps = { reward: ReferralReward; operatorId: string; onClose: () => void };

/** Pays one reward at once. A refused payout is an answer, too: the reward is failed then, and says why. */
export function PayRewardDialog({ reward, operatorId, onClose }: PayRewardDialogProps) {
  const words = useWords();
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
        const reason = paid.state_reason ?? words.errors.transaction();
        toast({ tone: 'danger', title: words.referralOperator.payFailed({ reason }) });
      } else toast({ tone: 'success', title: words.referralOperator.paidDone({ amount }) });
      onClose();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <ConfirmDialog
      title={words.referralOperator.payTitle()}
      description={words.referralOperator.payText()}
      confirmLabel={words.referralOperator.pay()}
      busy={process.isPending}
      error={process.error}
      onConfirm={() => void pay()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { term: words.referral.reward(), description: reward.reason },
          { term: words.referral.amount(), description: amount, strong: true },
        ]}
      />
    </ConfirmDialog>
  );
}
