import type { InvestmentCheckCode, RwaAssetStatus, Token } from '@gli/sdk';
import { decimal, formatTokenAmount, getMemberRemaining, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { type Problem, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';

/** Input of the investment rules; amounts are plain decimals in `token`. */
export type InvestmentCheckInput = {
  readonly amount: string;
  readonly token: Token;
  readonly status: RwaAssetStatus;
  readonly statusReason: Text | null;
  readonly minimum: string;
  /** Max principal of one member in the asset; null without a limit. */
  readonly maximumPerMember: string | null;
  /** The member's active principal in the asset. */
  readonly alreadyInvested: string;
  readonly remainingCap: string;
  readonly available: string;
  readonly isSuspended: boolean;
};

/** Reason why an amount cannot be invested. */
type Refusal = {
  readonly code: InvestmentCheckCode;
  readonly field: 'amount' | 'asset_id';
  readonly text: Text;
};

/** Investing is currently free. */
export const INVESTMENT_FEE = '0';

/**
 * All reasons against investing an amount, most important first; empty if it may be invested. Shared by validating and
 * investing.
 */
export const checkInvestment = (input: InvestmentCheckInput): Refusal[] =>
  RULES.flatMap((rule) => rule(input) ?? []);

type Rule = (input: InvestmentCheckInput) => Refusal | null;

const RULES: readonly Rule[] = [range, status, suspension, minimum, fundingCap, memberLimit, balance];

const amountRefusal = (code: InvestmentCheckCode, ko: string, en: string): Refusal => ({
  code,
  field: 'amount',
  text: { ko, en },
});
const korean = (amount: string, token: Token): string => formatTokenAmount(amount, 'ko', { token });
const english = (amount: string, token: Token): string => `${decimal.normalize(amount)} ${token}`;

function range({ amount }: InvestmentCheckInput): Refusal | null {
  if (decimal.isZero(amount)) {
    return amountRefusal('validation_failed', '0보다 큰 금액을 입력해 주세요.', 'Enter an amount above 0.');
  }
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) <= 0) return null;
  return amountRefusal(
    'validation_failed',
    `한 번에 ${formatTokenAmount(TOKEN_AMOUNT_MAX, 'ko')}까지 투자할 수 있습니다.`,
    `At most ${formatTokenAmount(TOKEN_AMOUNT_MAX, 'en')} can be invested at once.`,
  );
}

function status({ status: current, statusReason }: InvestmentCheckInput): Refusal | null {
  if (current === 'active') return null;
  const join = (sentence: string, reason: string | undefined) =>
    reason ? `${sentence} ${reason}` : sentence;
  return {
    code: 'asset_not_open',
    field: 'asset_id',
    text: {
      ko: join('지금은 이 자산에 투자할 수 없습니다.', statusReason?.ko),
      en: join('This asset is not open for investment.', statusReason?.en),
    },
  };
}

function suspension({ isSuspended }: InvestmentCheckInput): Refusal | null {
  if (!isSuspended) return null;
  return {
    code: 'wallet_suspended',
    field: 'asset_id',
    text: { ko: '지갑 사용이 정지되어 투자할 수 없습니다.', en: 'Your wallet is suspended.' },
  };
}

function minimum({ amount, minimum: least, token }: InvestmentCheckInput): Refusal | null {
  if (decimal.compare(amount, least) >= 0) return null;
  return amountRefusal(
    'amount_below_minimum',
    `최소 투자 금액은 ${korean(least, token)}입니다.`,
    `The minimum investment is ${english(least, token)}.`,
  );
}

function fundingCap({ amount, remainingCap, token }: InvestmentCheckInput): Refusal | null {
  if (decimal.compare(amount, remainingCap) <= 0) return null;
  return amountRefusal(
    'funding_cap_exceeded',
    `모집 잔여 금액은 ${korean(remainingCap, token)}입니다.`,
    `At most ${english(remainingCap, token)} can still be invested.`,
  );
}

function memberLimit({ amount, token, ...input }: InvestmentCheckInput): Refusal | null {
  const left = getMemberRemaining(input.maximumPerMember, input.alreadyInvested);
  if (left === null || decimal.compare(amount, left) <= 0) return null;
  return amountRefusal(
    'validation_failed',
    `회원별 한도까지 ${korean(left, token)}를 더 투자할 수 있습니다.`,
    `Up to your limit for this asset, ${english(left, token)} more can be invested.`,
  );
}

function balance({ amount, available, token }: InvestmentCheckInput): Refusal | null {
  const missing = decimal.subtract(decimal.add(amount, INVESTMENT_FEE), available);
  if (decimal.compare(missing, '0') <= 0) return null;
  return amountRefusal(
    'insufficient_balance',
    `${token} 잔액이 ${korean(missing, token)} 부족합니다.`,
    `You are ${english(missing, token)} short.`,
  );
}

export function refusalProblem(refusal: Refusal, input: InvestmentCheckInput): Problem {
  const details = refusal.field === 'amount' ? { amount: [refusal.text] } : {};
  const message = getMessage(refusal, input);
  return problem(refusal.code, { details, ...(message ? { message } : {}) });
}

/** Null if the code's own text is sufficient. */
function getMessage({ code, text }: Refusal, input: InvestmentCheckInput): Text | null {
  const { token, minimum: least, available } = input;
  switch (code) {
    case 'amount_below_minimum':
      return {
        ko: `${korean(least, token)} 이상 투자해 주세요.`,
        en: `Invest at least ${english(least, token)}.`,
      };
    // The amount is well-formed, so its limit is more helpful than the code's own text.
    case 'validation_failed':
    case 'funding_cap_exceeded':
      return text;
    case 'insufficient_balance': {
      const needed = decimal.add(input.amount, INVESTMENT_FEE);
      return {
        ko: `보유 잔액은 ${korean(available, token)}이고, 이 투자에는 ${korean(needed, token)}가 필요합니다.`,
        en: `You hold ${english(available, token)}; this investment needs ${decimal.normalize(needed)}.`,
      };
    }
    case 'asset_not_open':
      return input.statusReason;
    default:
      return null;
  }
}
