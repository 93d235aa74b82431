import type { InvestmentCheckCode, RwaAssetStatus, Token } from '@gli/sdk';
import { decimal, formatTokenAmount, TOKEN_AMOUNT_MAX } from '@gli/validation';
import { type Problem, type ProblemOptions, problem } from '../../../core/problem/problem.ts';
import type { Text } from '../../../core/text/text.ts';

/** What the judgement of an amount needs to know; amounts are plain decimals in `token`. */
export type InvestmentQuestion = {
  readonly amount: string;
  readonly token: Token;
  readonly status: RwaAssetStatus;
  readonly statusReason: Text | null;
  readonly minimum: string;
  /** Most that one member may hold in the asset; null without such a limit. */
  readonly maximumPerMember: string | null;
  /** The member's running principal in the asset. */
  readonly alreadyInvested: string;
  readonly remainingCap: string;
  readonly available: string;
};

/** A reason against an investment, with the number it turns on. */
type Refusal = {
  readonly code: InvestmentCheckCode;
  readonly field: 'amount' | 'asset_id';
  readonly text: Text;
};

/** What the platform takes on top of the principal: investing is free at present. */
export const INVESTMENT_FEE = '0';

/** What the member may still put in under their limit; null without one. */
export function remainingForMember({ maximumPerMember, alreadyInvested }: InvestmentQuestion): string | null {
  if (maximumPerMember === null) return null;
  const left = decimal.subtract(maximumPerMember, alreadyInvested);
  return decimal.isNegative(left) ? '0' : left;
}

/**
 * Every reason against investing an amount, in the order in which investing answers them: form, state of the asset,
 * minimum, funding, limit per member, balance. Empty when it may be invested. Validating and investing share it.
 */
export function judgeInvestment(question: InvestmentQuestion): Refusal[] {
  return RULES.flatMap((rule) => rule(question) ?? []);
}

type Rule = (question: InvestmentQuestion) => Refusal | null;

const RULES: readonly Rule[] = [form, openness, minimum, cap, memberLimit, balance];

const about = (code: InvestmentCheckCode, ko: string, en: string): Refusal => ({
  code,
  field: 'amount',
  text: { ko, en },
});
const korean = (amount: string, token: Token): string => formatTokenAmount(amount, 'ko', { token });
const english = (amount: string, token: Token): string => `${decimal.normalize(amount)} ${token}`;

function form({ amount }: InvestmentQuestion): Refusal | null {
  if (decimal.isZero(amount)) {
    return about('validation_failed', '0보다 큰 금액을 입력해 주세요.', 'Enter an amount above 0.');
  }
  if (decimal.compare(amount, TOKEN_AMOUNT_MAX) <= 0) return null;
  return about(
    'validation_failed',
    `한 번에 ${formatTokenAmount(TOKEN_AMOUNT_MAX, 'ko')}까지 투자할 수 있습니다.`,
    `At most ${formatTokenAmount(TOKEN_AMOUNT_MAX, 'en')} can be invested at once.`,
  );
}

function openness({ status, statusReason }: InvestmentQuestion): Refusal | null {
  if (status === 'active') return null;
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

function minimum({ amount, minimum: least, token }: InvestmentQuestion): Refusal | null {
  if (decimal.compare(amount, least) >= 0) return null;
  return about(
    'amount_below_minimum',
    `최소 투자 금액은 ${korean(least, token)}입니다.`,
    `The minimum investment is ${english(least, token)}.`,
  );
}

function cap({ amount, remainingCap, token }: InvestmentQuestion): Refusal | null {
  if (decimal.compare(amount, remainingCap) <= 0) return null;
  return about(
    'funding_cap_exceeded',
    `모집 잔여 금액은 ${korean(remainingCap, token)}입니다.`,
    `At most ${english(remainingCap, token)} can still be invested.`,
  );
}

function memberLimit(question: InvestmentQuestion): Refusal | null {
  const left = remainingForMember(question);
  const { amount, token } = question;
  if (left === null || decimal.compare(amount, left) <= 0) return null;
  return about(
    'validation_failed',
    `회원별 한도까지 ${korean(left, token)}를 더 투자할 수 있습니다.`,
    `Up to your limit for this asset, ${english(left, token)} more can be invested.`,
  );
}

function balance({ amount, available, token }: InvestmentQuestion): Refusal | null {
  const missing = decimal.subtract(decimal.add(amount, INVESTMENT_FEE), available);
  if (decimal.compare(missing, '0') <= 0) return null;
  return about(
    'insufficient_balance',
    `${token} 잔액이 ${korean(missing, token)} 부족합니다.`,
    `${english(missing, token)} are missing.`,
  );
}

/** The error with which investing answers a reason against it. */
export function refusalProblem(refusal: Refusal, question: InvestmentQuestion): Problem {
  const details = refusal.field === 'amount' ? { amount: [refusal.text] } : {};
  return problem(refusal.code, { details, ...messageOf(refusal, question) });
}

function messageOf({ code, text }: Refusal, question: InvestmentQuestion): Pick<ProblemOptions, 'message'> {
  const { token, statusReason } = question;
  const ko = (amount: string) => formatTokenAmount(amount, 'ko', { token });
  const en = (amount: string) => `${decimal.normalize(amount)} ${token}`;
  switch (code) {
    case 'amount_below_minimum': {
      const least = question.minimum;
      return { message: { ko: `${ko(least)} 이상 투자해 주세요.`, en: `Invest at least ${en(least)}.` } };
    }
    // Of a form that the contract allows, so the number it turns on says more than the code's own words.
    case 'validation_failed':
    case 'funding_cap_exceeded':
      return { message: text };
    case 'insufficient_balance': {
      const needed = decimal.add(question.amount, INVESTMENT_FEE);
      const held = question.available;
      return {
        message: {
          ko: `보유 잔액은 ${ko(held)}이고, 이 투자에는 ${ko(needed)}가 필요합니다.`,
          en: `You hold ${en(held)}; this investment needs ${decimal.normalize(needed)}.`,
        },
      };
    }
    case 'asset_not_open':
      return statusReason === null ? {} : { message: statusReason };
    default:
      return {};
  }
}
