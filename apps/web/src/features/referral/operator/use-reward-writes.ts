import type { ReferralManualRewardInput, ReferralRewardInput, ReferralRewardProcessInput } from '@gli/sdk';
import { useGrantManualReward, useProcessReward, useRewardReferral } from '@gli/sdk/react';
import { useIdempotentMutation } from '../../../shared/idempotency/use-idempotent-mutation.ts';

/** Bounds of a reason that a member reads, in characters; the contract's. */
export const REASON_CHARACTERS = { minimum: 2, maximum: 200 };

/** Whether a text can be a reason. */
export function isReason(text: string): boolean {
  const { length } = [...text.trim()];
  return length >= REASON_CHARACTERS.minimum && length <= REASON_CHARACTERS.maximum;
}

// Each write is sent under an idempotency key: a lost response pays nobody twice (decision 25).

/** Grants the reward of one event of a referral. */
export function useGrantReward(operatorId: string, referralId: string) {
  const { mutateAsync, isPending, error } = useRewardReferral();
  const { mutate } = useIdempotentMutation({
    scope: `grant-reward:${operatorId}:${referralId}`,
    send: (data: ReferralRewardInput, headers) => mutateAsync({ id: referralId, data, headers }),
  });
  return { grant: mutate, isPending, error };
}

/** Grants a reward that no rule gives. */
export function useManualReward(operatorId: string) {
  const { mutateAsync, isPending, error } = useGrantManualReward();
  const { mutate } = useIdempotentMutation({
    scope: `manual-reward:${operatorId}`,
    send: (data: ReferralManualRewardInput, headers) => mutateAsync({ data, headers }),
  });
  return { grant: mutate, isPending, error };
}

/** Pays or cancels one reward. */
export function useRewardProcessing(operatorId: string, rewardId: string) {
  const { mutateAsync, isPending, error } = useProcessReward();
  const { mutate } = useIdempotentMutation({
    scope: `process-reward:${operatorId}:${rewardId}`,
    send: (data: ReferralRewardProcessInput, headers) => mutateAsync({ id: rewardId, data, headers }),
  });
  return { process: mutate, isPending, error };
}
