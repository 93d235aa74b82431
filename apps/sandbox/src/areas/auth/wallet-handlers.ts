import { defineHandler } from '../../core/contract/handler.ts';
import { invalidWalletAddress } from '../../core/contract/parameters.ts';
import { plusMs, toTimestamp } from '../../core/time/time.ts';
import { walletNonces } from './schema.ts';
import { NONCE_LIFETIME_MS, newNonce, publicKeyOf } from './sign-in-message.ts';

/** A challenge for this member and this wallet; whose wallet it is, is not told. */
export const createWalletNonce = defineHandler(
  'createWalletNonce',
  async ({ body, db, member, now, reply }) => {
    if (publicKeyOf(body.wallet_address) === null) throw invalidWalletAddress();
    const nonce = newNonce();
    const expiresAt = plusMs(now, NONCE_LIFETIME_MS);
    await db
      .insert(walletNonces)
      .values({ nonce, memberId: member.id, walletAddress: body.wallet_address, expiresAt });
    return reply(200, { nonce, expires_at: toTimestamp(expiresAt) });
  },
);
