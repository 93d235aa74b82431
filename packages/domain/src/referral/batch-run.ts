import type { ReferralRewardBatch, ReferralRewardOutcome, ReferralRewardTotal } from '@gli/sdk';
import { addTotals } from './reward-totals.ts';

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

export const NOTHING_PAID: BatchRun = {
  done: 0,
  total: 0,
  paid: 0,
  failed: 0,
  skipped: 0,
  totals: [],
  outcomes: [],
};

/** Returns the run after another batch. */
export function afterBatch(run: BatchRun, batch: ReferralRewardBatch): BatchRun {
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
