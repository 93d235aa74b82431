import type { InvestmentCheckCode, RwaAssetStatus, Token } from '@gli/sdk';
import { decimal, getMemberRemaining, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';

/** Input for the investment rules. Amounts are plain decimals in `token`. */
export type InvestmentCheckInput = {
  readonly amount: string;
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

type Refusal = {
  readonly code: InvestmentCheckCode;
  readonly field: 'amount' | 'asset_id';
  readonly text: Text;
};

/** Investing is currently free. */
export const INVESTMENT_FEE = '0';

/**
 * Returns every reason to reject an investment, most important first. Empty if it is allowed. Validating and investing
 * share these rules.
 */
export const checkInvestment = (input: InvestmentCheckInput): Refusal[] =>
  RULES.flatMap((rule) => rule(input) ?? []);

type Rule = (input: InvestmentCheckInput) => Refusal | null;

const RULES: readonly Rule[] = [range, status, suspension, minimum, fundingCap, memberLimit, balance];

const { checks } = texts.rwa;

const amountRefusal = (code: InvestmentCheckCode, text: Text): Refusal => ({ code, field: 'amount', text });

function range({ amount }: InvestmentCheckInput): Refusal | null {
  if (decimal.isZero(amount)) return amountRefusal('validation_failed', checks.zero);
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) <= 0) return null;
  return amountRefusal('validation_failed', checks.maximum);
}

function status({ status: current, statusReason }: InvestmentCheckInput): Refusal | null {
  if (current === 'active') return null;
  return {
    code: 'asset_not_open',
    field: 'asset_id',
    text: checks.notOpen(statusReason),
  };
}

function suspension({ isSuspended }: InvestmentCheckInput): Refusal | null {
  if (!isSuspended) return null;
  return {
    code: 'wallet_suspended',
    field: 'asset_id',
    text: checks.suspended,
  };
}

function minimum({ amount, minimum: least, token }: InvestmentCheckInput): Refusal | null {
  if (decimal.compare(amount, least) >= 0) return null;
  return amountRefusal('amount_below_minimum', checks.minimum({ amount: least, token }));
}

function fundingCap({ amount, remainingCap, token }: InvestmentCheckInput): Refusal | null {
  if (decimal.compare(amount, remainingCap) <= 0) return null;
  return amountRefusal('funding_cap_exceeded', checks.fundingCap({ amount: remainingCap, token }));
}

function memberLimit({ amount, token, ...input }: InvestmentCheckInput): Refusal | null {
  const left = getMemberRemaining(input.maximumPerMember, input.alreadyInvested);
  if (left === null || decimal.compare(amount, left) <= 0) return null;
  return amountRefusal('validation_failed', checks.memberLimit({ amount: left, token }));
}

function balance({ amount, available, token }: InvestmentCheckInput): Refusal | null {
  const missing = decimal.subtract(decimal.add(amount, INVESTMENT_FEE), available);
  if (decimal.compare(missing, '0') <= 0) return null;
  return amountRefusal('insufficient_balance', checks.missing({ amount: missing, token }));
}

export function refusalProblem(refusal: Refusal, input: InvestmentCheckInput): Problem {
  const details = refusal.field === 'amount' ? { amount: [refusal.text] } : {};
  const message = getMessage(refusal, input);
  return problem(refusal.code, { details, ...(message ? { message } : {}) });
}

/** Returns a specific message, or null if the code's own text is sufficient. */
function getMessage({ code, text }: Refusal, input: InvestmentCheckInput): Text | null {
  const { token, minimum: least, available } = input;
  switch (code) {
    case 'amount_below_minimum':
      return checks.minimumAdvice({ amount: least, token });
    // The amount is well-formed, so stating its limit helps more than the code's own text.
    case 'validation_failed':
    case 'funding_cap_exceeded':
      return text;
    case 'insufficient_balance': {
      const needed = decimal.add(input.amount, INVESTMENT_FEE);
      return checks.balance({ available, needed, token });
    }
    case 'asset_not_open':
      return input.statusReason;
    default:
      return null;
  }
}
