import type { ConversionWarningCode } from '@gli/sdk';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { plusMs } from '../../../core/time/time.ts';
import { conversions } from '../schema.ts';
import { recordTransaction } from '../transactions.ts';
import { CONVERSION_TYPES, type ConversionTerms, describeConversion, lockEntries } from './conversion.ts';
import type { ConversionRow } from './conversion-views.ts';

export type ConversionStart = {
  readonly memberId: string;
  readonly quoteId: string | null;
  readonly terms: ConversionTerms;
  readonly acknowledgedWarnings: readonly ConversionWarningCode[];
  readonly idempotencyKey?: string | null;
  readonly createdAt: Date;
  /** True if it fails instead of completing. Default: false. */
  readonly reverts?: boolean;
  /** Ids from the contract's examples, for the seed. */
  readonly seeded?: { readonly id: string; readonly transactionId: string };
};

/**
 * Starts a conversion: locks the given amount and lists it as pending.
 * @throws Problem `insufficient_balance`
 */
export async function startConversion(tx: Database, start: ConversionStart): Promise<ConversionRow> {
  const { memberId, quoteId, terms, idempotencyKey = null, createdAt, reverts = false, seeded } = start;
  const { fromToken, amount, conversionType } = terms;
  const id = seeded?.id ?? newId('cnv');
  await postEntries(
    tx,
    { kind: 'conversion_lock', entries: lockEntries(memberId, terms) },
    { memberId, referenceId: id, postedAt: createdAt },
  );
  const transaction = await recordTransaction(tx, {
    memberId,
    type: 'conversion',
    purpose: 'conversion',
    status: 'pending',
    token: fromToken,
    amount,
    description: describeConversion(terms),
    reference: { type: 'conversion', id },
    createdAt,
    seeded: seeded && { id: seeded.transactionId },
  });
  const row: ConversionRow = {
    ...terms,
    id,
    memberId,
    quoteId,
    transactionId: transaction.id,
    idempotencyKey,
    status: 'pending',
    reverts,
    acknowledgedWarnings: [...start.acknowledgedWarnings],
    hash: null,
    createdAt,
    estimatedCompletionAt: plusMs(createdAt, CONVERSION_TYPES[conversionType].seconds * 1000),
    completedAt: null,
  };
  await tx.insert(conversions).values(row);
  return row;
}
