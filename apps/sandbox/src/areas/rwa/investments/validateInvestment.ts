import { decimal } from '@gli/validation';
import { defineHandler } from '../../../core/contract/handler.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { findAssetsById } from '../assets/asset-queries.ts';
import { INVESTMENT_FEE, judgeInvestment, remainingForMember } from './investment-check.ts';
import { investmentQuestion } from './question.ts';
import { yearlyReturn } from './totals.ts';

/** Far above any balance; what is larger would not fit into the answer's amounts. */
const JUDGED_UP_TO = '1000000000000000000000000000000';

/** Judges an amount as investing would, and answers every number of the form; reserves nothing. */
export const validateInvestment = defineHandler(
  'validateInvestment',
  async ({ body, member, db, now, language, reply }) => {
    const row = (await findAssetsById(db, [body.asset_id], now)).get(body.asset_id);
    if (!row) throw problem('not_found');
    const amount = decimal.normalize(body.amount);
    if (decimal.compare(amount, JUDGED_UP_TO) > 0) {
      throw invalidField('amount', { ko: '금액이 너무 큽니다.', en: 'This amount is too large.' });
    }
    const question = await investmentQuestion(db, row, { memberId: member.id, amount });
    const refusals = judgeInvestment(question);
    const cost = decimal.add(amount, INVESTMENT_FEE);
    const maximum = remainingForMember(question);
    return reply(200, {
      valid: refusals.length === 0,
      asset_id: body.asset_id,
      token: question.token,
      amount: formatAmount(amount),
      minimum: formatAmount(question.minimum),
      maximum: maximum === null ? null : formatAmount(maximum),
      remaining_cap: formatAmount(question.remainingCap),
      available_balance: formatAmount(question.available),
      balance_after: formatAmount(decimal.subtract(question.available, cost)),
      fee: formatAmount(INVESTMENT_FEE),
      total_cost: formatAmount(cost),
      projected_yearly_return: formatAmount(yearlyReturn(amount, row.asset.expectedApy)),
      messages: refusals.map(({ code, field, text }) => ({ code, field, text: text[language] })),
    });
  },
  // It reads only.
  { mode: 'own' },
);
