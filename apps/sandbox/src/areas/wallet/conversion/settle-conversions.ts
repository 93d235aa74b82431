import { decimal } from '@gli/validation';
import { and, asc, eq, lte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import type { members } from '../../../core/members/schema.ts';
import { texts } from '../../../core/text/texts.ts';
import { findNext, type ScheduledWork } from '../../../core/time/scheduled-work.ts';
import { CONVERSIONS_NEEDED, memberAchievements } from '../../grades/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { conversions, walletTransactions } from '../schema.ts';
import { completeTransaction, recordTransaction } from '../transactions.ts';
import { describeConversion, settlementEntries } from './conversion.ts';
import type { ConversionRow } from './conversion-views.ts';

/** Creates an SQL condition that matches a member's due conversions. */
export const isDue = (memberId: string | typeof members.id, now: Date | Placeholder) =>
  and(eq(conversions.memberId, memberId), isDueBy(now));

/** A literal instead of a parameter, so the query plan can use the index of pending conversions. */
const PENDING = sql`'pending'`;

const isDueBy = (now: Date | Placeholder) =>
  and(eq(conversions.status, PENDING), lte(conversions.estimatedCompletionAt, now));

/**
 * Completes a member's due conversions as of their due time, or fails those with the fault `revert`. There is no timer. This runs before each of the member's
 * calls, so nobody sees or spends a stale balance.
 */
export const settleDueConversions = (db: Database, memberId: string, now: Date): Promise<void> =>
  settleWhere(db, isDue(memberId, now));

/** Due work that completes the conversions of all members. */
export const conversionCompletions: ScheduledWork = {
  name: 'conversions',
  next: (db, after) =>
    findNext(db, conversions.estimatedCompletionAt, after, eq(conversions.status, 'pending')),
  settle: (db, now) => settleWhere(db, isDueBy(now)),
};

async function settleWhere(db: Database, condition: SQL | undefined): Promise<void> {
  const due = await db
    .select({ id: conversions.id })
    .from(conversions)
    .where(condition)
    .orderBy(asc(conversions.estimatedCompletionAt));
  // Each conversion has its own transaction, because accounts are locked in order only within one posting.
  for (const { id } of due) await transaction(db, (tx) => settle(tx, id));
}

async function settle(tx: Database, id: string): Promise<void> {
  const [conversion] = await tx
    .select()
    .from(conversions)
    .where(and(eq(conversions.id, id), eq(conversions.status, 'pending')))
    .for('update');
  // A concurrent call has already completed the conversion.
  if (!conversion) return;
  if (conversion.reverts) await failConversion(tx, conversion);
  else await settleConversion(tx, conversion, conversion.estimatedCompletionAt);
}

/**
 * Completes a pending conversion: posts it, lists the incoming transaction, notifies the member, and unlocks the
 * achievement if this is the tenth. The row must be locked or new.
 * @param seeded hash and id of the incoming transaction, from the contract's examples
 */
export async function settleConversion(
  tx: Database,
  conversion: ConversionRow,
  completedAt: Date,
  seeded?: { readonly id: string; readonly hash?: string | undefined },
): Promise<void> {
  const { id, memberId, transactionId, toToken: token, receiveAmount: amount } = conversion;
  await postEntries(
    tx,
    { kind: 'conversion', entries: settlementEntries(memberId, conversion) },
    { memberId, referenceId: id, postedAt: completedAt },
  );
  const hash = await completeTransaction(tx, transactionId, completedAt, seeded?.hash);
  await recordTransaction(tx, {
    ...{ memberId, type: 'conversion', direction: 'in', token, amount, hash, seeded },
    purpose: 'conversion',
    description: describeConversion(conversion),
    reference: { type: 'conversion', id },
    createdAt: completedAt,
  });
  await tx.update(conversions).set({ status: 'completed', hash, completedAt }).where(eq(conversions.id, id));
  const notice = texts.wallet.converted({
    given: decimal.normalize(conversion.amount),
    received: decimal.normalize(amount),
    fromToken: conversion.fromToken,
    toToken: token,
  });
  await writeNotice(tx, memberId, { kind: 'conversion', ...notice }, completedAt);
  // Every conversion moves GLIB, so the lock on the pool's account makes concurrent calls count one after another.
  if ((await completedConversionCount(tx, memberId)) < CONVERSIONS_NEEDED) return;
  await tx
    .insert(memberAchievements)
    .values({ memberId, code: 'ten_conversions', unlockedAt: completedAt })
    .onConflictDoNothing();
}

/** Fails a pending conversion because of network congestion, and returns its amount to the balance. */
export async function failConversion(db: Database, conversion: ConversionRow): Promise<void> {
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

/** Counts a member's completed conversions. Await the result, or use it as a column of a statement on `members`. */
export const completedConversionCount = (db: Database, memberId: string | typeof members.id) =>
  db.$count(conversions, and(eq(conversions.memberId, memberId), eq(conversions.status, 'completed')));
