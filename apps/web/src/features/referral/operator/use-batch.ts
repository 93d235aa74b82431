import { useProcessRewardBatch } from '@gli/sdk/react';
import { useState } from 'react';
import { type BatchRun, nothingRun, payBatches } from './pay-batches.ts';
import { useKeyed } from './use-keyed.ts';

export type BatchState =
  | { status: 'idle' }
  | { status: 'running'; run: BatchRun }
  | { status: 'done'; run: BatchRun }
  | { status: 'failed'; run: BatchRun; error: unknown };

/** Runs batches for a member; each call has its own idempotency key, a repeated one the same. */
export function useBatch(memberId: string, operatorId: string) {
  const process = useProcessRewardBatch();
  const keyed = useKeyed(operatorId);
  const [state, setState] = useState<BatchState>({ status: 'idle' });

  const start = async (count: number, dueOnly: boolean) => {
    let run = nothingRun(count);
    setState({ status: 'running', run });
    try {
      const whole = await payBatches(
        () =>
          keyed(`reward-batch:${memberId}:${dueOnly}`, (headers) =>
            process.mutateAsync({ id: memberId, data: { due_only: dueOnly }, headers }),
          ),
        run,
        (now) => {
          run = now;
          setState({ status: 'running', run });
        },
      );
      setState({ status: 'done', run: whole });
    } catch (error) {
      setState({ status: 'failed', run, error });
    }
  };
  return {
    state,
    start: (count: number, dueOnly: boolean) => {
      if (state.status !== 'running') void start(count, dueOnly);
    },
  };
}
