import type { GrantManualRewardParams, ProcessRewardParams, RewardReferralParams } from '@gli/sdk/operations';
import {
  useGrantManualReward,
  useIdempotentMutation,
  useProcessReward,
  useRewardReferral,
} from '@gli/sdk/react';

// Each function sends a write that takes effect only once, so a lost response never causes a second payment
// (decision 25).

export type ManualRewardBody = GrantManualRewardParams['body'];

export function useGrantReward(operatorId: string, referralId: string) {
  const { mutateAsync } = useRewardReferral();
  return useIdempotentMutation({
    scope: `grant-reward:${operatorId}:${referralId}`,
    send: (body: RewardReferralParams['body'], idempotencyKey) =>
      mutateAsync({ id: referralId, body, idempotencyKey }),
  }).mutate;
}

export function useManualReward(operatorId: string) {
  const { mutateAsync } = useGrantManualReward();
  return useIdempotentMutation({
    scope: `manual-reward:${operatorId}`,
    send: (body: ManualRewardBody, idempotencyKey) => mutateAsync({ body, idempotencyKey }),
  }).mutate;
}

export function useRewardProcessing(operatorId: string, rewardId: string) {
  const { mutateAsync } = useProcessReward();
  return useIdempotentMutation({
    scope: `process-reward:${operatorId}:${rewardId}`,
    send: (body: NonNullable<ProcessRewardParams['body']>, idempotencyKey) =>
      mutateAsync({ id: rewardId, body, idempotencyKey }),
  }).mutate;
}
