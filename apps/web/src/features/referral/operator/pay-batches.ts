import type { ReferralRewardBatch, ReferralRewardOutcome, ReferralRewardTotal } from '@gli/sdk';
import { decimal } from '@gli/validation';

/** How far a run has come: one call pays 100 at most, so a run is one call or several. */
export type BatchRun = {
  done: number;
  /** Done and still waiting, as the latest answer says. */
  total: number;
  paid: number;
  failed: number;
  skipped: number;
  totals: readonly ReferralRewardTotal[];
  outcomes: readonly ReferralRewardOutcome[];
};

export const nothingRun = (total: number): BatchRun => ({
  done: 0,
  total,
  paid: 0,
  failed: 0,
  skipped: 0,
  totals: [],
  outcomes: [],
});

/** The run after one more answer. */
export function afterBatch(run: BatchRun, batch: ReferralRewardBatch): BatchRun {
  const done = run.done + batch.processed_count;
  return {
    done,
    total: done + batch.remaining_count,
    paid: run.paid + batch.paid_count,
    failed: run.failed + batch.failed_count,
    skipped: run.skipped + batch.skipped_count,
    totals: addedTotals(run.totals, batch.paid_totals),
    outcomes: [...run.outcomes, ...batch.outcomes],
  };
}

/**
 * Pays batch after batch until nothing remains, or a batch does nothing more. Rejects with the first failure; what was
 * told until then has happened.
 */
export async function payBatches(
  send: () => Promise<ReferralRewardBatch>,
  begin: BatchRun,
  onProgress: (run: BatchRun) => void,
): Promise<BatchRun> {
  let run = begin;
  for (;;) {
    const batch = await send();
    run = afterBatch(run, batch);
    onProgress(run);
    if (batch.remaining_count === 0 || batch.processed_count === 0) return run;
  }
}

function addedTotals(
  before: readonly ReferralRewardTotal[],
  more: readonly ReferralRewardTotal[],
): ReferralRewardTotal[] {
  const sums = new Map(before.map(({ token, amount }) => [token, amount]));
  for (const { token, amount } of more) sums.set(token, decimal.add(sums.get(token) ?? '0', amount));
  return [...sums].map(([token, amount]) => ({ token, amount }));
}
