import type { GrantManualRewardParams, ProcessRewardParams, RewardReferralParams } from '@gli/sdk/operations';
import {
  useGrantManualReward,
  useIdempotentMutation,
  useProcessReward,
  useRewardReferral,
} from '@gli/sdk/react';

export type ManualRewardBody = GrantManualRewardParams['body'];

type Write<Body, Data> = {
  scope: string;
  send: (body: Body, idempotencyKey: string) => Promise<Data>;
  mutation: { isPending: boolean; error: unknown };
};

/** Returns a write that takes effect only once. A lost response never pays twice (decision 25). */
function useWrite<Body extends object, Data>({ scope, send, mutation }: Write<Body, Data>) {
  const { mutate } = useIdempotentMutation({ scope, send });
  return {
    isPending: mutation.isPending,
    error: mutation.error,
    /** Sends the write for a form, which shows the error. */
    mutate,
    async send(body: Body, onSuccess: (data: Data) => void): Promise<void> {
      try {
        const data = await mutate(body);
        if (data !== undefined) onSuccess(data);
      } catch {
        // The failure is in `error`.
      }
    },
  };
}

export function useGrantReward(operatorId: string, referralId: string) {
  const mutation = useRewardReferral();
  return useWrite({
    scope: `grant-reward:${operatorId}:${referralId}`,
    send: (body: RewardReferralParams['body'], idempotencyKey) =>
      mutation.mutateAsync({ id: referralId, body, idempotencyKey }),
    mutation,
  });
}

export function useManualReward(operatorId: string) {
  const mutation = useGrantManualReward();
  return useWrite({
    scope: `manual-reward:${operatorId}`,
    send: (body: ManualRewardBody, idempotencyKey) => mutation.mutateAsync({ body, idempotencyKey }),
    mutation,
  });
}

export function useRewardProcessing(operatorId: string, rewardId: string) {
  const mutation = useProcessReward();
  return useWrite({
    scope: `process-reward:${operatorId}:${rewardId}`,
    send: (body: NonNullable<ProcessRewardParams['body']>, idempotencyKey) =>
      mutation.mutateAsync({ id: rewardId, body, idempotencyKey }),
    mutation,
  });
}
