import type { ConversionInput, ConversionWarningCode } from '@gli/sdk';
import { zConversionType } from '@gli/sdk/schemas';
import { decimal, formatTokenAmount } from '@gli/validation';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { isWithinDays } from '../../../core/contract/day-range.ts';
import { defineHandler } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import { newId } from '../../../core/data/new-id.ts';
import { statement } from '../../../core/data/statement.ts';
import { accountId } from '../../../core/ledger/ledger.ts';
import { ledgerAccounts } from '../../../core/ledger/schema.ts';
import { assertNotSuspended } from '../../../core/members/lock-member.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { plusMs } from '../../../core/time/time.ts';
import { memberAchievements } from '../../grades/index.ts';
import { conversionQuotes, conversions } from '../schema.ts';
import {
  CONVERSION_TYPES,
  conversionTerms,
  findPair,
  HIGH_PRICE_IMPACT_PERCENT,
  listWarnings,
  PAIRS,
  type PairRule,
  QUOTE_KEPT_MS,
  QUOTE_LIFETIME_MS,
} from './conversion.ts';
import { conversionRate } from './conversion-rates.ts';
import { type ConversionRow, conversionView, quoteView } from './conversion-views.ts';
import { startConversion } from './start-conversion.ts';

/** Time of the last rule change. */
const RULES_CHANGED_AT = '2026-09-01T00:00:00+09:00';

/** Returns the fees, speeds, limits and thresholds of conversions. */
export const getConversionInfo = defineHandler('getConversionInfo', async ({ language, reply }) =>
  reply(200, {
    types: zConversionType.options.map((type) => ({
      type,
      name: texts.wallet.types[type].name[language],
      description: texts.wallet.types[type].description[language],
      fee_percent: CONVERSION_TYPES[type].feePercent,
      estimated_seconds: CONVERSION_TYPES[type].seconds,
      estimated_time: texts.wallet.types[type].time[language],
    })),
    pairs: PAIRS.map(({ market_rate: _, ...pair }) => pair),
    high_price_impact_percent: HIGH_PRICE_IMPACT_PERCENT,
    quote_lifetime_seconds: QUOTE_LIFETIME_MS / 1000,
    updated_at: RULES_CHANGED_AT,
  }),
);

/** Returns the market rate of every direction, with its history. */
export const listConversionRates = defineHandler('listConversionRates', async ({ query, now, reply }) => {
  const { from_token: from, to_token: to, days = 30 } = query;
  const pairs = PAIRS.filter(
    ({ from_token, to_token }) => from_token === (from ?? from_token) && to_token === (to ?? to_token),
  );
  const rates = pairs.map((pair) => conversionRate(pair, now, days));
  return reply(200, rates);
});

const findPurse = statement((db) =>
  db
    .select({
      available: sql<string>`coalesce((
        select balance from ${ledgerAccounts} where id = ${sql.placeholder('account')}), 0)`,
      hasDiscount: sql<boolean>`exists (
        select from ${memberAchievements}
        where member_id = ${sql.placeholder('memberId')} and code = 'ten_conversions')`,
    })
    .from(sql`(values (1)) as one`),
);

const lockQuote = statement((db) =>
  db
    .select()
    .from(conversionQuotes)
    .where(
      and(
        eq(conversionQuotes.id, sql.placeholder('id')),
        eq(conversionQuotes.memberId, sql.placeholder('memberId')),
      ),
    )
    .for('update'),
);

/** Creates a quote that is binding for three minutes. */
export const validateConversion = defineHandler(
  'validateConversion',
  async ({ body, member, db, now, language, reply }) => {
    const pair = requirePair(body);
    assertWithinLimits(pair, body.amount);
    const account = accountId({ member: member.id, bucket: 'available' }, body.from_token);
    const [purse] = await findPurse(db, { memberId: member.id, account });
    const hasDiscount = purse?.hasDiscount ?? false;
    const terms = conversionTerms(pair, { amount: body.amount, type: body.conversion_type, hasDiscount });
    const quote = {
      ...terms,
      id: newId('qte'),
      memberId: member.id,
      warnings: listWarnings(pair, terms),
      createdAt: now,
      expiresAt: plusMs(now, QUOTE_LIFETIME_MS),
    };
    const isOld = lt(conversionQuotes.createdAt, plusMs(now, -QUOTE_KEPT_MS));
    await db.delete(conversionQuotes).where(and(eq(conversionQuotes.memberId, member.id), isOld));
    await db.insert(conversionQuotes).values(quote);
    return reply(200, quoteView(quote, decimal.normalize(purse?.available ?? '0'), language));
  },
);

function requirePair({ from_token: from, to_token: to }: ConversionInput): PairRule {
  const pair = findPair(from, to);
  if (pair) return pair;
  const message = texts.wallet.pairNotSupported(from, to);
  throw problem('conversion_pair_not_supported', { message, details: { to_token: [message] } });
}

function assertWithinLimits(pair: PairRule, amount: string): void {
  const { minimum_amount: minimum, maximum_amount: maximum } = pair;
  if (decimal.compare(amount, minimum) < 0) {
    const minAmount = formatTokenAmount(minimum, 'en');
    throw invalidField('amount', texts.validation.atLeast(minAmount));
  }
  if (decimal.compare(amount, maximum) > 0) {
    const maxAmount = formatTokenAmount(maximum, 'en');
    throw invalidField('amount', texts.validation.atMost(maxAmount));
  }
}

/** Executes one of the member's quotes, which is possible only once. */
export const executeConversion = defineHandler(
  'executeConversion',
  async ({ body, member, idempotencyKey, db, now, language, reverts, reply }) => {
    // Concurrent executions of the same quote wait here and then find it used.
    const [quote] = await lockQuote(db, { id: body.quote_id, memberId: member.id });
    if (!quote) {
      const { noQuoteAdvice: message, noQuote } = texts.wallet;
      throw problem('not_found', { message, details: { quote_id: [noQuote] } });
    }
    assertNotSuspended(member);
    if (quote.usedAt !== null) throw problem('quote_already_used');
    if (now > quote.expiresAt) throw problem('quote_expired');
    assertAcknowledged(quote.warnings, body.acknowledged_warnings);
    const conversion = await startConversion(db, {
      memberId: member.id,
      quoteId: quote.id,
      terms: quote,
      acknowledgedWarnings: quote.warnings,
      idempotencyKey,
      createdAt: now,
      reverts,
    });
    await db.update(conversionQuotes).set({ usedAt: now }).where(eq(conversionQuotes.id, quote.id));
    return reply(201, conversionView(conversion, language));
  },
);

function assertAcknowledged(
  warnings: readonly ConversionWarningCode[],
  acknowledged: readonly ConversionWarningCode[],
): void {
  const errors = warnings
    .filter((code) => !acknowledged.includes(code))
    .map((code) => texts.wallet.notAcknowledged(code));
  if (errors.length === 0) return;
  throw problem('acknowledgement_required', { details: { acknowledged_warnings: errors } });
}

/** Lists the member's conversions that match the filters, newest first. */
export const listConversionHistory = defineHandler(
  'listConversionHistory',
  async ({ query, url, member, db, language, reply }) => {
    const { status, conversion_type: type, from_token: fromToken, to_token: toToken } = query;
    const { idempotency_key: key } = query;
    const where = and(
      eq(conversions.memberId, member.id),
      status && eq(conversions.status, status),
      type && eq(conversions.conversionType, type),
      fromToken && eq(conversions.fromToken, fromToken),
      toToken && eq(conversions.toToken, toToken),
      key === undefined ? undefined : eq(conversions.idempotencyKey, key),
      isWithinDays(conversions.createdAt, query),
    );
    const rows = db
      .select()
      .from(conversions)
      .where(where)
      .orderBy(desc(conversions.createdAt), desc(conversions.id));
    const toView = (row: ConversionRow) => conversionView(row, language);
    return reply(200, await readPage({ url, query }, db.$count(conversions, where), rows, toView));
  },
);

export const getConversionTransaction = defineHandler(
  'getConversionTransaction',
  async ({ path, member, db, language, reply }) => {
    const [row] = await db
      .select()
      .from(conversions)
      .where(and(eq(conversions.id, path.id), eq(conversions.memberId, member.id)));
    if (!row) throw problem('not_found');
    return reply(200, conversionView(row, language));
  },
);
