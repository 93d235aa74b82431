import { calculateYearlyReturn, decimal, getMaturityDay, getMemberRemaining } from '@gli/validation';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { getStartOfMonth } from '../../../core/time/calendar.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import { formatAmount } from '../../../core/tokens/format-amount.ts';
import { firstPayoutDay } from '../accrual.ts';
import { findAssetsById } from '../assets/asset-queries.ts';
import { findEarningTerms } from './earnings.ts';
import { invest, readCheckInput } from './invest.ts';
import { checkInvestment } from './investment-rules.ts';
import { investmentSummary, investmentView, readInvestmentView } from './investment-view.ts';
import { paidByDay } from './paid-payouts.ts';
import { portfolioView } from './portfolio.ts';
import { countInvestments, findPosition, findPositions } from './positions.ts';
import { statsView } from './stats.ts';

/** Moves the amount from the balance into the asset, or responds with the first failed check. */
export const investInRwaAsset = defineHandler(
  'investInRwaAsset',
  async ({ body, path, member, idempotencyKey, db, now, language, services, reply }) => {
    const { position, payment } = await invest(db, {
      memberId: member.id,
      assetId: path.id,
      input: body,
      idempotencyKey,
      now,
      fee: services.investmentFee,
      isSuspended: member.walletSuspendedAt !== null,
    });
    return reply(201, investmentView(position, payment, language));
  },
);

/** Max amount that can be checked. It is far above any balance, and a larger one would not fit into the response. */
const MAX_CHECKED_AMOUNT = '1000000000000000000000000000000';

/** Checks an amount as if it were invested, and returns every figure for the form. Reserves nothing. */
export const validateInvestment = defineHandler(
  'validateInvestment',
  async ({ body, member, db, now, language, services, reply }) => {
    const row = (await findAssetsById(db, [body.asset_id], now)).get(body.asset_id);
    if (!row) throw problem('not_found');
    const amount = decimal.normalize(body.amount);
    if (decimal.compare(amount, MAX_CHECKED_AMOUNT) > 0) {
      throw invalidField('amount', texts.rwa.amountTooLarge);
    }
    const fee = services.investmentFee;
    const check = await readCheckInput(db, row, {
      memberId: member.id,
      amount,
      fee,
      isSuspended: member.walletSuspendedAt !== null,
    });
    const terms = await findEarningTerms(db, row.asset);
    const startsOn = toKoreanDate(now);
    const maturesOn = getMaturityDay(startsOn, row.asset.termMonths);
    const refusals = checkInvestment(check);
    const cost = decimal.add(amount, fee);
    const maximum = getMemberRemaining(check.maximumPerMember, check.alreadyInvested);
    return reply(200, {
      valid: refusals.length === 0,
      asset_id: body.asset_id,
      token: check.token,
      amount: formatAmount(amount),
      minimum: formatAmount(check.minimum),
      maximum: maximum === null ? null : formatAmount(maximum),
      remaining_cap: formatAmount(check.remainingCap),
      available_balance: formatAmount(check.available),
      balance_after: formatAmount(decimal.subtract(check.available, cost)),
      fee: formatAmount(fee),
      total_cost: formatAmount(cost),
      starts_on: startsOn,
      first_payout_on: firstPayoutDay(terms, { principal: amount, investedOn: startsOn, maturesOn }),
      matures_on: maturesOn,
      projected_yearly_return: formatAmount(calculateYearlyReturn(amount, row.asset.expectedApy)),
      messages: refusals.map(({ code, field, text }) => ({ code, field, text: text[language] })),
    });
  },
  // Only reads data, so it needs no transaction.
  { mode: 'own' },
);

export const listInvestments = defineHandler(
  'listInvestments',
  async ({ query, url, member, db, now, language, reply }) => {
    const { status, idempotency_key: idempotencyKey, ordering = 'newest' } = query;
    const filter = { status, idempotencyKey };
    const count = await countInvestments(db, member.id, filter);
    const positions = await findPositions(db, member.id, { now, ...filter, ordering, ...pageRange(query) });
    const results = positions.map((position) => investmentSummary(position, language));
    return reply(200, paged(url, query, count, results));
  },
);

/** Returns one of the member's investments with every payout. Responds with 404 for another member's investment. */
export const getInvestment = defineHandler(
  'getInvestment',
  async ({ path, member, db, now, language, reply }) => {
    const position = await findPosition(db, member.id, path.id, now);
    if (!position) throw problem('not_found');
    return reply(200, await readInvestmentView(db, position, language));
  },
);

export const getInvestmentStats = defineHandler(
  'getInvestmentStats',
  async ({ member, db, now, language, reply }) => {
    const positions = await findPositions(db, member.id, { now, ordering: 'return_high' });
    const paid = await paidByDay(db, member.id, getStartOfMonth(now));
    return reply(200, statsView(positions, { paid, now, language }));
  },
);

/** Returns the member's current portfolio, and its value over a period. */
export const getInvestmentPortfolio = defineHandler(
  'getInvestmentPortfolio',
  async ({ query, member, db, now, language, reply }) => {
    const { period = '1y' } = query;
    const positions = await findPositions(db, member.id, { now });
    const paid = await paidByDay(db, member.id);
    return reply(200, portfolioView(positions, { paid, period, now, language }));
  },
);
