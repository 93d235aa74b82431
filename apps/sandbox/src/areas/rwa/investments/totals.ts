import { calculateYearlyReturn, decimal } from '@gli/validation';
import { calculatePercent } from '../../../core/tokens/format-amount.ts';
import type { Position } from './positions.ts';

/** Totals over several investments, as plain decimals. */
type Totals = {
  readonly principal: string;
  readonly earned: string;
  /** `earned` as a percentage of `principal`. */
  readonly returnPercent: string;
  /** Projected return over twelve months at the current expected APYs. */
  readonly yearly: string;
};

export function calculateTotals(positions: readonly Position[]): Totals {
  const principal = decimal.sum(positions.map(({ investment }) => investment.principal));
  const earned = decimal.sum(positions.map((position) => position.earned));
  return {
    principal,
    earned,
    returnPercent: calculatePercent(earned, principal),
    yearly: decimal.sum(
      positions.map(({ investment, asset }) =>
        calculateYearlyReturn(investment.principal, asset.asset.expectedApy),
      ),
    ),
  };
}

export const activePositions = (positions: readonly Position[]): Position[] =>
  positions.filter(({ investment }) => investment.status === 'active');

/** Returns active investments with a future payout, soonest first. */
export function upcoming(positions: readonly Position[]) {
  return activePositions(positions)
    .flatMap((position) => (position.next === null ? [] : [{ ...position, next: position.next }]))
    .sort(
      (a, b) =>
        a.next.paysOn.localeCompare(b.next.paysOn) ||
        a.investment.investedAt.getTime() - b.investment.investedAt.getTime(),
    );
}
