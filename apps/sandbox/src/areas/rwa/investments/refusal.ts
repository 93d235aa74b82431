import { decimal, formatTokenAmount } from '@gli/validation';
import { type Problem, type ProblemOptions, problem } from '../../../core/problem/problem.ts';
import { INVESTMENT_FEE, type InvestmentQuestion, type Refusal } from './investment-check.ts';

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
