import { afterBatch, type BatchRun, NOTHING_PAID } from '@gli/domain';
import type { ReferralRewardBatchInput } from '@gli/sdk';
import { useIdempotentMutation, useProcessRewardBatch } from '@gli/sdk/react';
import { zReferralRewardBatchInput } from '@gli/sdk/schemas';
import { useState } from 'react';

type BatchState =
  | { status: 'idle' }
  | { status: 'running' | 'done'; run: BatchRun }
  | { status: 'failed'; run: BatchRun; error: unknown }
  /** The response to the last batch was lost. Only the operator sends it again. */
  | { status: 'unknown'; run: BatchRun; dueOnly: boolean };

/**
 * Pays a member's rewards in batches until none remains or a batch pays nothing. If a batch fails, the run
 * ends, but earlier payouts remain. Each batch has its own idempotency key, which is reused if the operator
 * sends the batch again (decision 25).
 */
export function useBatch(memberId: string, operatorId: string) {
  const { mutateAsync } = useProcessRewardBatch();
  const write = useIdempotentMutation({
    memberId: operatorId,
    scope: `pay-batch:${memberId}`,
    operation: 'processRewardBatch',
    parse: (stored) => zReferralRewardBatchInput.safeParse(stored).data ?? null,
    send: (body: ReferralRewardBatchInput, idempotencyKey) =>
      mutateAsync({ id: memberId, body, idempotencyKey }),
  });
  const [ownState, setState] = useState<BatchState>({ status: 'idle' });
  // A batch from before a reload.
  const state: BatchState =
    ownState.status === 'idle' && write.state.status === 'unknown'
      ? { status: 'unknown', run: NOTHING_PAID, dueOnly: write.state.variables.due_only ?? false }
      : ownState;

  const pay = async (before: BatchRun, dueOnly: boolean) => {
    let run = before;
    let hasMore = true;
    while (hasMore) {
      setState({ status: 'running', run });
      const outcome = await write.mutate({ due_only: dueOnly });
      if (!outcome) return;
      if (outcome.status === 'rejected') return setState({ status: 'failed', run, error: outcome.error });
      if (outcome.status === 'unknown') return setState({ status: 'unknown', run, dueOnly });
      run = afterBatch(run, outcome.data);
      hasMore = outcome.data.remaining_count > 0 && outcome.data.processed_count > 0;
    }
    setState({ status: 'done', run });
  };
  return {
    state,
    start(pendingCount: number, dueOnly: boolean) {
      if (state.status !== 'running') void pay({ ...NOTHING_PAID, total: pendingCount }, dueOnly);
    },
    /** Sends the batch with an unknown outcome again, then the rest. */
    sendAgain() {
      if (state.status === 'unknown') void pay(state.run, state.dueOnly);
    },
    drop() {
      write.drop();
      setState({ status: 'idle' });
    },
  };
}
