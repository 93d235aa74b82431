import type { ConversionWarningCode } from '@gli/sdk';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { plusMs } from '../../../core/time/time.ts';
import { conversions } from '../schema.ts';
import { recordTransaction } from '../transactions.ts';
import { CONVERSION_TYPES, type ConversionTerms, lockEntries } from './conversion.ts';
import type { ConversionRow } from './conversion-views.ts';

export type ConversionStart = {
  readonly memberId: string;
  readonly quoteId: string | null;
  readonly terms: ConversionTerms;
  readonly acknowledgedWarnings: readonly ConversionWarningCode[];
  readonly createdAt: Date;
  /** For the seed, which knows the ids of the contract's examples. */
  readonly seeded?: { readonly id: string; readonly transactionId: string };
};

/**
 * Starts a conversion: locks what is given and lists it as pending.
 * @throws Problem `insufficient_balance`
 */
export async function startConversion(tx: Database, start: ConversionStart): Promise<ConversionRow> {
  const { memberId, quoteId, terms, createdAt, seeded } = start;
  const id = seeded?.id ?? newId('cnv');
  await postEntries(
    tx,
    { kind: 'conversion_lock', entries: lockEntries(memberId, terms) },
    { memberId, referenceId: id, postedAt: createdAt },
  );
  const transaction = await recordTransaction(tx, {
    memberId,
    type: 'conversion',
    status: 'pending',
    token: terms.fromToken,
    amount: terms.amount,
    description: describeConversion(terms),
    reference: { type: 'conversion', id },
    createdAt,
    ...(seeded ? { seeded: { id: seeded.transactionId } } : {}),
  });
  const row: ConversionRow = {
    ...pickTerms(terms),
    id,
    memberId,
    quoteId,
    transactionId: transaction.id,
    status: 'pending',
    acknowledgedWarnings: [...start.acknowledgedWarnings],
    hash: null,
    createdAt,
    estimatedCompletionAt: plusMs(createdAt, CONVERSION_TYPES[terms.conversionType].seconds * 1000),
    completedAt: null,
  };
  await tx.insert(conversions).values(row);
  return row;
}

/** What My Page says of a conversion. */
export const describeConversion = ({
  fromToken,
  toToken,
}: Pick<ConversionTerms, 'fromToken' | 'toToken'>) => ({
  ko: `${fromToken}에서 ${toToken}로 전환`,
  en: `Conversion of ${fromToken} to ${toToken}`,
});

/** The terms alone, of a quote's row. */
function pickTerms(terms: ConversionTerms): ConversionTerms {
  const { fromToken, toToken, amount, conversionType, marketRate, rate, priceImpactPercent } = terms;
  const { grossAmount, feePercent, feeAmount, receiveAmount } = terms;
  return {
    fromToken,
    toToken,
    amount,
    conversionType,
    marketRate,
    rate,
    priceImpactPercent,
    grossAmount,
    feePercent,
    feeAmount,
    receiveAmount,
  };
}
