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

type Write<Body, Data> = {
  scope: string;
  send: (body: Body, idempotencyKey: string) => Promise<Data>;
  mutation: { isPending: boolean; error: unknown };
};

/** A write that is sent once: a lost response pays nobody twice (decision 25). */
function useWrite<Body extends object, Data>({ scope, send, mutation }: Write<Body, Data>) {
  const { mutate } = useIdempotentMutation({ scope, send });
  return {
    isPending: mutation.isPending,
    /** Why the last try failed. */
    error: mutation.error,
    async send(body: Body, onSuccess: (data: Data) => void): Promise<void> {
      try {
        const data = await mutate(body);
        if (data !== undefined) onSuccess(data);
      } catch {
        // It is in `error`.
      }
    },
  };
}

/** Grants the reward of one event of a referral. */
export function useGrantReward(operatorId: string, referralId: string) {
  const mutation = useRewardReferral();
  return useWrite({
    scope: `grant-reward:${operatorId}:${referralId}`,
    send: (body: ReferralRewardInput, idempotencyKey) =>
      mutation.mutateAsync({ id: referralId, body, idempotencyKey }),
    mutation,
  });
}

/** Grants a reward that no rule gives. */
export function useManualReward(operatorId: string) {
  const mutation = useGrantManualReward();
  return useWrite({
    scope: `manual-reward:${operatorId}`,
    send: (body: ReferralManualRewardInput, idempotencyKey) => mutation.mutateAsync({ body, idempotencyKey }),
    mutation,
  });
}

/** Pays or cancels one reward. */
export function useRewardProcessing(operatorId: string, rewardId: string) {
  const mutation = useProcessReward();
  return useWrite({
    scope: `process-reward:${operatorId}:${rewardId}`,
    send: (body: ReferralRewardProcessInput, idempotencyKey) =>
      mutation.mutateAsync({ id: rewardId, body, idempotencyKey }),
    mutation,
  });
}
