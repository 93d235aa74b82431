import type { InvestmentCheckCode, RwaAssetStatus, Token } from '@gli/sdk';
import { decimal, getMemberRemaining, getShortfall, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';

/** Input for the investment rules. Amounts are plain decimals in `token`. */
export type InvestmentCheckInput = {
  readonly amount: string;
  /** Charged once on top of the amount. */
  readonly fee: string;
  readonly token: Token;
  readonly status: RwaAssetStatus;
  readonly statusReason: Text | null;
  readonly minimum: string;
  /** Max principal of one member in the asset. Null means no limit. */
  readonly maximumPerMember: string | null;
  /** The member's active principal in the asset. */
  readonly alreadyInvested: string;
  readonly remainingCap: string;
  readonly available: string;
  readonly isSuspended: boolean;
};

type InvestmentRejection = {
  readonly code: InvestmentCheckCode;
  readonly field: 'amount' | 'asset_id';
  readonly text: Text;
};

/** Default fee on top of each investment. Investing is currently free. */
export const INVESTMENT_FEE = '0';

/**
 * Returns every reason to reject an investment, most important first. Empty if it is allowed. Validating and investing
 * share these rules.
 */
export const checkInvestment = (input: InvestmentCheckInput): InvestmentRejection[] =>
  RULES.flatMap((rule) => rule(input) ?? []);

type Rule = (input: InvestmentCheckInput) => InvestmentRejection | null;

const RULES: readonly Rule[] = [range, status, suspension, minimum, fundingCap, memberLimit, balance];

const { checks } = texts.rwa;

const rejectAmount = (code: InvestmentCheckCode, text: Text): InvestmentRejection => ({
  code,
  field: 'amount',
  text,
});

function range({ amount }: InvestmentCheckInput): InvestmentRejection | null {
  if (decimal.isZero(amount)) return rejectAmount('validation_failed', checks.zero);
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) <= 0) return null;
  return rejectAmount('validation_failed', checks.maximum);
}

function status({ status: current, statusReason }: InvestmentCheckInput): InvestmentRejection | null {
  if (current === 'active') return null;
  return {
    code: 'asset_not_open',
    field: 'asset_id',
    text: checks.notOpen(statusReason),
  };
}

function suspension({ isSuspended }: InvestmentCheckInput): InvestmentRejection | null {
  if (!isSuspended) return null;
  return {
    code: 'wallet_suspended',
    field: 'asset_id',
    text: checks.suspended,
  };
}

function minimum({ amount, minimum: minAmount, token }: InvestmentCheckInput): InvestmentRejection | null {
  if (decimal.compare(amount, minAmount) >= 0) return null;
  return rejectAmount('amount_below_minimum', checks.minimum({ amount: minAmount, token }));
}

function fundingCap({ amount, remainingCap, token }: InvestmentCheckInput): InvestmentRejection | null {
  if (decimal.compare(amount, remainingCap) <= 0) return null;
  return rejectAmount('funding_cap_exceeded', checks.fundingCap({ amount: remainingCap, token }));
}

function memberLimit({ amount, token, ...input }: InvestmentCheckInput): InvestmentRejection | null {
  const left = getMemberRemaining(input.maximumPerMember, input.alreadyInvested);
  if (left === null || decimal.compare(amount, left) <= 0) return null;
  return rejectAmount('validation_failed', checks.memberLimit({ amount: left, token }));
}

function balance({ amount, fee, available, token }: InvestmentCheckInput): InvestmentRejection | null {
  const missing = getShortfall(decimal.add(amount, fee), available);
  if (missing === null) return null;
  return rejectAmount('insufficient_balance', checks.missing({ amount: missing, token }));
}

export function toInvestmentProblem(rejection: InvestmentRejection, input: InvestmentCheckInput): Problem {
  const details = rejection.field === 'amount' ? { amount: [rejection.text] } : {};
  const message = getMessage(rejection, input);
  return problem(rejection.code, { details, ...(message ? { message } : {}) });
}

/** Returns a specific message, or null if the code's own text is sufficient. */
function getMessage({ code, text }: InvestmentRejection, input: InvestmentCheckInput): Text | null {
  const { token, minimum: minAmount, available } = input;
  switch (code) {
    case 'amount_below_minimum':
      return checks.minimumAdvice({ amount: minAmount, token });
    // The amount is well-formed, so stating its limit helps more than the code's own text.
    case 'validation_failed':
    case 'funding_cap_exceeded':
      return text;
    case 'insufficient_balance': {
      const needed = decimal.add(input.amount, input.fee);
      return checks.balance({ available, needed, token });
    }
    case 'asset_not_open':
      return input.statusReason;
    default:
      return null;
  }
}
