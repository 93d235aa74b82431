import { isWalletSignature, walletPublicKey } from '@gli/validation';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { defineHandler, type OperationRequest } from '../../core/contract/handler.ts';
import { invalidWalletAddress } from '../../core/contract/validation-errors.ts';
import type { Database } from '../../core/data/database.ts';
import { violatesUnique } from '../../core/data/transaction.ts';
import { members } from '../../core/members/schema.ts';
import { fieldProblem, invalidField, type Problem } from '../../core/problem/problem.ts';
import { texts } from '../../core/text/texts.ts';
import { plusMs, toKoreanTimestamp } from '../../core/time/time.ts';
import { readUser } from '../members/index.ts';
import { onWalletRegistered } from '../referrals/index.ts';
import { walletNonces } from './schema.ts';
import { isTimely, NONCE_LIFETIME_MS, newNonce, parseSignInMessage } from './sign-in-message.ts';

/** Issues a challenge for this member and wallet, without revealing who owns the wallet. */
export const createWalletNonce = defineHandler(
  'createWalletNonce',
  async ({ body, db, member, now, reply }) => {
    if (walletPublicKey(body.wallet_address) === null) throw invalidWalletAddress();
    const nonce = newNonce();
    const expiresAt = plusMs(now, NONCE_LIFETIME_MS);
    await db
      .insert(walletNonces)
      .values({ nonce, memberId: member.id, walletAddress: body.wallet_address, expiresAt });
    return reply(200, { nonce, expires_at: toKoreanTimestamp(expiresAt) });
  },
);

/** Registers the wallet whose key signed the member's nonce. */
export const verifyWalletSignature = defineHandler('verifyWalletSignature', async (request) => {
  const { body, db, member, sessionId, now, language, services, reply } = request;
  const rejection = await checkProof(request);
  // Returns the problem instead of throwing it, so that the nonce stays used.
  if (rejection !== null) return rejection;
  if (await belongsToAnother(db, body.wallet_address, member.id)) return walletTaken();
  if (member.walletAddress !== body.wallet_address) {
    await registerWallet(db, body.wallet_address, member.id, now);
    await onWalletRegistered(db, member.id);
  }
  return reply(200, {
    access_token: await services.accessTokens.issue({ memberId: member.id, sessionId }, now),
    user: await readUser(db, member.id, { now, language }),
  });
});

type Request = OperationRequest<'verifyWalletSignature'>;

async function checkProof({ body, db, member, now }: Request): Promise<Problem | null> {
  const publicKey = walletPublicKey(body.wallet_address);
  if (publicKey === null) return invalidWalletAddress();
  const message = parseSignInMessage(body.message);
  if (message === null) return invalidField('message', texts.account.signInLines);
  const isFresh = await spendNonce(db, body, member.id, now);
  const signature = Uint8Array.from(body.signature);
  const isSigned = isWalletSignature(publicKey, body.message, signature);
  if (message.address !== body.wallet_address || !isSigned)
    return fieldProblem('invalid_signature', 'signature');
  if (!isFresh || message.nonce !== body.nonce) return fieldProblem('invalid_nonce', 'nonce');
  return isTimely(message, now) ? null : fieldProblem('message_expired', 'message', texts.account.signInTime);
}

async function spendNonce(
  tx: Database,
  body: Request['body'],
  memberId: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(walletNonces)
    .set({ usedAt: now })
    .where(
      and(
        eq(walletNonces.nonce, body.nonce),
        eq(walletNonces.memberId, memberId),
        eq(walletNonces.walletAddress, body.wallet_address),
        isNull(walletNonces.usedAt),
        gt(walletNonces.expiresAt, now),
      ),
    )
    .returning({ nonce: walletNonces.nonce });
  return used.length > 0;
}

async function belongsToAnother(tx: Database, address: string, memberId: string): Promise<boolean> {
  const isAnother = and(eq(members.walletAddress, address), ne(members.id, memberId));
  return (await tx.$count(members, isAnother)) > 0;
}

async function registerWallet(tx: Database, address: string, memberId: string, now: Date): Promise<void> {
  try {
    await tx
      .update(members)
      .set({ walletAddress: address, walletRegisteredAt: now, updatedAt: now })
      .where(eq(members.id, memberId));
  } catch (error) {
    // Two accounts verified the same wallet concurrently. The unique index accepts only the first one.
    throw violatesUnique(error, members) ? walletTaken() : error;
  }
}

const walletTaken = () => fieldProblem('wallet_already_registered', 'wallet_address');
