import type {
  ReferralRewardBatch,
  ReferralRewardBatchInput,
  ReferralRewardOutcome,
  ReferralRewardTotal,
} from '@gli/sdk';
import { useIdempotentMutation, useProcessRewardBatch } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { useState } from 'react';

/** Progress of a run. A call pays at most 100 rewards, so a run may need several calls. */
export type BatchRun = {
  done: number;
  /** Number of rewards that are processed or pending according to the latest response. */
  total: number;
  paid: number;
  failed: number;
  skipped: number;
  totals: readonly ReferralRewardTotal[];
  outcomes: readonly ReferralRewardOutcome[];
};

type BatchState =
  | { status: 'idle' }
  | { status: 'running' | 'done'; run: BatchRun }
  | { status: 'failed'; run: BatchRun; error: unknown };

/**
 * Pays a member's rewards in batches until none remains or a batch pays nothing. If a batch fails, the run
 * ends, but earlier payouts remain. Each batch has its own idempotency key, which is reused if the batch is
 * resent (decision 25).
 */
export function useBatch(memberId: string, operatorId: string) {
  const { mutateAsync } = useProcessRewardBatch();
  const { mutate } = useIdempotentMutation({
    scope: `pay-batch:${operatorId}:${memberId}`,
    send: (body: ReferralRewardBatchInput, idempotencyKey) =>
      mutateAsync({ id: memberId, body, idempotencyKey }),
  });
  const [state, setState] = useState<BatchState>({ status: 'idle' });

  const pay = async (pendingCount: number, dueOnly: boolean) => {
    let run: BatchRun = {
      done: 0,
      total: pendingCount,
      paid: 0,
      failed: 0,
      skipped: 0,
      totals: [],
      outcomes: [],
    };
    let hasMore = true;
    try {
      while (hasMore) {
        setState({ status: 'running', run });
        const batch = await mutate({ due_only: dueOnly });
        if (!batch) return;
        run = afterBatch(run, batch);
        hasMore = batch.remaining_count > 0 && batch.processed_count > 0;
      }
      setState({ status: 'done', run });
    } catch (error) {
      setState({ status: 'failed', run, error });
    }
  };
  return {
    state,
    start(pendingCount: number, dueOnly: boolean) {
      if (state.status !== 'running') void pay(pendingCount, dueOnly);
    },
  };
}

function afterBatch(run: BatchRun, batch: ReferralRewardBatch): BatchRun {
  const done = run.done + batch.processed_count;
  return {
    done,
    total: done + batch.remaining_count,
    paid: run.paid + batch.paid_count,
    failed: run.failed + batch.failed_count,
    skipped: run.skipped + batch.skipped_count,
    totals: addTotals(run.totals, batch.paid_totals),
    outcomes: [...run.outcomes, ...batch.outcomes],
  };
}

function addTotals(
  before: readonly ReferralRewardTotal[],
  added: readonly ReferralRewardTotal[],
): ReferralRewardTotal[] {
  const sums = new Map(before.map(({ token, amount }) => [token, amount]));
  for (const { token, amount } of added) sums.set(token, decimal.add(sums.get(token) ?? '0', amount));
  return [...sums].map(([token, amount]) => ({ token, amount }));
}
