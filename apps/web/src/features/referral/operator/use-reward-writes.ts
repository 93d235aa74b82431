import type { Referral, ReferralReward } from '@gli/sdk';
import {
  type GrantManualRewardParams,
  listRewardHistory,
  type ProcessRewardParams,
  type RewardReferralParams,
} from '@gli/sdk/operations';
import {
  useGliClient,
  useGrantManualReward,
  useIdempotentMutation,
  useProcessReward,
  useRewardReferral,
} from '@gli/sdk/react';
import {
  zReferralManualRewardInput,
  zReferralRewardInput,
  zReferralRewardProcessInput,
} from '@gli/sdk/schemas';

// Each function sends a write that takes effect only once, so a lost response never causes a second payment
// (decision 25).

export type ManualRewardBody = GrantManualRewardParams['body'];

/** Grants the reward of a referral's event, which exists at most once. */
export function useGrantReward(operatorId: string, { id, referrer }: Pick<Referral, 'id' | 'referrer'>) {
  const client = useGliClient();
  const { mutateAsync } = useRewardReferral();
  return useIdempotentMutation({
    memberId: operatorId,
    scope: `grant-reward:${id}`,
    operation: 'rewardReferral',
    parse: (stored) => zReferralRewardInput.safeParse(stored).data ?? null,
    send: (body: RewardReferralParams['body'], idempotencyKey) => mutateAsync({ id, body, idempotencyKey }),
    async find(_key, { event }) {
      const rewards = await listRewardHistory(client, { id: referrer.id, event, page_size: 100 });
      return rewards.results.find((reward) => reward.referral_id === id);
    },
  });
}

/** Grants a reward outside the rules. No list of rewards can be searched by its key. */
export function useManualReward(operatorId: string) {
  const { mutateAsync } = useGrantManualReward();
  return useIdempotentMutation({
    memberId: operatorId,
    scope: 'manual-reward',
    operation: 'grantManualReward',
    parse: (stored) => zReferralManualRewardInput.safeParse(stored).data ?? null,
    send: (body: ManualRewardBody, idempotencyKey) => mutateAsync({ body, idempotencyKey }),
  });
}

type ProcessedReward = Pick<ReferralReward, 'id' | 'member_id' | 'event' | 'status'>;

/** Pays or cancels a reward. */
export function useRewardProcessing(operatorId: string, { id, member_id, event, status }: ProcessedReward) {
  const client = useGliClient();
  const { mutateAsync } = useProcessReward();
  return useIdempotentMutation({
    memberId: operatorId,
    scope: `process-reward:${id}`,
    operation: 'processReward',
    parse: (stored) => zReferralRewardProcessInput.safeParse(stored).data ?? null,
    send: (body: NonNullable<ProcessRewardParams['body']>, idempotencyKey) =>
      mutateAsync({ id, body, idempotencyKey }),
    async find() {
      const rewards = await listRewardHistory(client, { id: member_id, event, page_size: 100 });
      const reward = rewards.results.find((one) => one.id === id);
      return reward?.status === status ? null : reward;
    },
  });
}
