import type { ConversionType, Token } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { plusMs } from '../../../core/time/time.ts';
import { conversionTerms, findPair, QUOTE_LIFETIME_MS, warningsOf } from '../conversion/conversion.ts';
import type { ConversionRow } from '../conversion/conversion-views.ts';
import { settleConversion } from '../conversion/settle-conversions.ts';
import { startConversion } from '../conversion/start-conversion.ts';
import { conversionQuotes, conversions, walletTransactions } from '../schema.ts';

/** Conversions of the cast, carried out as they are for everyone. */
export async function seedConversions(context: SeedContext): Promise<void> {
  for (const conversion of CONVERSIONS) await seedConversion(context, conversion);
}

type SeededConversion = {
  readonly id: string;
  readonly transactionId: string;
  readonly member: keyof typeof CAST;
  readonly input: {
    readonly from: Token;
    readonly to: Token;
    readonly amount: string;
    readonly type: ConversionType;
  };
  readonly startedAt: string;
  /** Missing for the one that failed. */
  readonly completedAt?: string;
  /** Only of those that are younger than 30 days. */
  readonly quote?: { readonly id: string; readonly at: string };
};

const CONVERSIONS: readonly SeededConversion[] = [
  {
    id: 'cnv_8rw3d6yk1s',
    transactionId: 'txn_5yf8c2wn7k',
    member: 'kim',
    input: { from: 'GLID', to: 'GLIB', amount: '1000', type: 'instant' },
    startedAt: '2026-03-18T13:20:09+09:00',
    completedAt: '2026-03-18T13:20:17+09:00',
  },
  {
    id: 'cnv_4bt7n1hx5q',
    transactionId: 'txn_9xs4b7gd2r',
    member: 'kim',
    input: { from: 'GLIB', to: 'GLIL', amount: '1000', type: 'instant' },
    startedAt: '2026-06-17T23:58:02+09:00',
  },
  {
    id: 'cnv_3gz8j4wc7q',
    transactionId: 'txn_4cv9g1tb7h',
    member: 'kim',
    input: { from: 'GLIB', to: 'GLIL', amount: '1000', type: 'instant' },
    startedAt: '2026-06-18T08:47:15+09:00',
    completedAt: '2026-06-18T08:47:23+09:00',
  },
  {
    id: 'cnv_6fs2v9pd3m',
    transactionId: 'txn_8yd2m6kr4s',
    member: 'kim',
    input: { from: 'GLIB', to: 'GLIL', amount: '500', type: 'instant' },
    startedAt: '2026-08-22T19:02:33+09:00',
    completedAt: '2026-08-22T19:02:42+09:00',
  },
  {
    id: 'cnv_2xm6h8vq5t',
    transactionId: 'txn_7xd3n6vt1r',
    member: 'kim',
    input: { from: 'GLIB', to: 'GLIL', amount: '1000', type: 'standard' },
    startedAt: '2026-11-12T11:20:45+09:00',
    completedAt: '2026-11-12T11:24:12+09:00',
    quote: { id: 'qte_6ty2r9cd4k', at: '2026-11-12T11:19:58+09:00' },
  },
  {
    id: 'cnv_7dk4q2ht9z',
    transactionId: 'txn_1kb6w3pc8v',
    member: 'lee',
    input: { from: 'GLIB', to: 'GLIL', amount: '1000', type: 'standard' },
    startedAt: '2026-11-05T20:31:18+09:00',
    completedAt: '2026-11-05T20:35:02+09:00',
  },
  {
    id: 'cnv_1hs9f5xn6g',
    transactionId: 'txn_6mw4t8qz2d',
    member: 'jung',
    input: { from: 'GLIB', to: 'GLIL', amount: '300', type: 'economy' },
    startedAt: '2026-08-09T15:12:40+09:00',
    completedAt: '2026-08-10T09:03:27+09:00',
  },
];

/** Hashes that the contract's examples show. */
const HASHES: Readonly<Record<string, string>> = {
  cnv_8rw3d6yk1s: '5qUy1nHDvRe79skpRJyZVr9bKjQn4qyZ8hNrojkiFc3dxYgENpabcQLG1aiUJLzSHFGGQHSXrEvFCbV2zM8qaa3J',
  cnv_3gz8j4wc7q: '28k5YmYNdTeScnbyFXcA5JbhwTtkEjrcY9GisrGB7GhTgdNjqT7uGp4Mn9ST7XEdTAx3hoE5mVDrDZHesVMfcyXn',
  cnv_6fs2v9pd3m: '2PwjsSJeM8h2mmP1PtQGkKF3YXjgP8pw1fSFsdNJJ8r75S8FHZ2S7gThmc96W1WizY2N4Hj5oMTW6LdvFY5qTW1',
  cnv_2xm6h8vq5t: '4iuRRYW69aP78BG6GZG7JLzzKaWgGsx4PUg7khjbYFFPm9i4e1EuToRbNfYARYCtbMQ13aHhQdHGXTh1qzJ14tzh',
};

async function seedConversion({ db, at }: SeedContext, seeded: SeededConversion): Promise<void> {
  const { id, transactionId, input, quote, completedAt } = seeded;
  const pair = findPair(input.from, input.to);
  if (!pair) throw new RangeError(`${input.from} does not convert to ${input.to}.`);
  const memberId = CAST[seeded.member].id;
  const createdAt = at(seeded.startedAt);
  const terms = conversionTerms(pair, { ...input, hasDiscount: false });
  const warnings = warningsOf(pair, terms);
  if (quote) {
    const quotedAt = at(quote.at);
    await db.insert(conversionQuotes).values({
      ...terms,
      id: quote.id,
      memberId,
      warnings,
      createdAt: quotedAt,
      expiresAt: plusMs(quotedAt, QUOTE_LIFETIME_MS),
      usedAt: createdAt,
    });
  }
  const conversion = await startConversion(db, {
    memberId,
    quoteId: quote?.id ?? null,
    terms,
    acknowledgedWarnings: warnings,
    createdAt,
    seeded: { id, transactionId },
  });
  if (completedAt) await settleConversion(db, conversion, at(completedAt), HASHES[id]);
  else await failConversion(db, conversion);
}

/** The network was congested: what was locked is free again. */
async function failConversion(db: Database, conversion: ConversionRow): Promise<void> {
  const { id, memberId, transactionId, fromToken, amount } = conversion;
  const locked: Account = { member: memberId, bucket: 'locked' };
  const entries = transfer(fromToken, amount, locked, { member: memberId, bucket: 'available' });
  const context = { memberId, referenceId: id, postedAt: conversion.estimatedCompletionAt };
  await postEntries(db, { kind: 'conversion_unlock', entries }, context);
  await db.update(conversions).set({ status: 'failed' }).where(eq(conversions.id, id));
  await db
    .update(walletTransactions)
    .set({ status: 'failed' })
    .where(eq(walletTransactions.id, transactionId));
}
