import { decimal, formatTokenAmount } from '@gli/validation';
import { and, eq, lt, sql } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { newId } from '../../../core/data/new-id.ts';
import { rowInsert } from '../../../core/data/row-statements.ts';
import { statement } from '../../../core/data/statement.ts';
import { memberBalances } from '../../../core/ledger/balances.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { plusMs } from '../../../core/time/time.ts';
import { memberAchievements } from '../../grades/index.ts';
import { conversionQuotes } from '../schema.ts';
import {
  conversionTerms,
  findPair,
  type PairRule,
  QUOTE_KEPT_MS,
  QUOTE_LIFETIME_MS,
  warningsOf,
} from './conversion.ts';
import { quoteView } from './quote-view.ts';

const insertQuote = rowInsert(conversionQuotes);

const findDiscount = statement((db) =>
  db
    .select({ code: memberAchievements.code })
    .from(memberAchievements)
    .where(
      and(
        eq(memberAchievements.memberId, sql.placeholder('memberId')),
        eq(memberAchievements.code, 'ten_conversions'),
      ),
    ),
);

const deleteQuotes = statement((db) =>
  db
    .delete(conversionQuotes)
    .where(
      and(
        eq(conversionQuotes.memberId, sql.placeholder('memberId')),
        lt(conversionQuotes.createdAt, sql.placeholder('before')),
      ),
    ),
);

type Input = OperationRequest<'validateConversion'>['body'];

/** Makes a quote that binds for three minutes. */
export const validateConversion = defineHandler(
  'validateConversion',
  async ({ body, member, db, now, language, reply }) => {
    const pair = pairOf(body);
    assertWithinLimits(pair, body.amount);
    const hasDiscount = (await findDiscount(db, { memberId: member.id })).length > 0;
    const terms = conversionTerms(pair, { amount: body.amount, type: body.conversion_type, hasDiscount });
    const quote = {
      ...terms,
      id: newId('qte'),
      memberId: member.id,
      warnings: warningsOf(pair, terms),
      createdAt: now,
      expiresAt: plusMs(now, QUOTE_LIFETIME_MS),
    };
    await deleteQuotes(db, { memberId: member.id, before: plusMs(now, -QUOTE_KEPT_MS) });
    await insertQuote(db, quote);
    const { available } = (await memberBalances(db, member.id))[terms.fromToken];
    return reply(200, quoteView(quote, available, language));
  },
);

function pairOf({ from_token: from, to_token: to }: Input): PairRule {
  const pair = findPair(from, to);
  if (pair) return pair;
  const message = {
    ko: `${from}는 ${to}로 전환할 수 없습니다.`.replace('GLIL는', 'GLIL은'),
    en: `${from} cannot be converted to ${to}.`,
  };
  throw problem('conversion_pair_not_supported', { message, details: { to_token: [message] } });
}

function assertWithinLimits(pair: PairRule, amount: string): void {
  const { minimum_amount: minimum, maximum_amount: maximum } = pair;
  if (decimal.compare(amount, minimum) < 0) {
    const least = formatTokenAmount(minimum, 'en');
    throw invalidField('amount', { ko: `${least} 이상이어야 합니다.`, en: `Must be at least ${least}.` });
  }
  if (decimal.compare(amount, maximum) > 0) {
    const most = formatTokenAmount(maximum, 'en');
    throw invalidField('amount', { ko: `${most} 이하여야 합니다.`, en: `Must be at most ${most}.` });
  }
}
