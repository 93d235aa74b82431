import {
  zConversionInput,
  zConversionTransaction,
  zId,
  zTimestamp,
  zToken,
  zTokenAmount,
  zWalletTransaction,
} from '@gli/sdk/schemas';
import * as z from 'zod';
import { zDemoMemberKey } from '../../../core/seed/demo-members.ts';
import { readSeedFile } from '../../../core/seed/seed-file.ts';

const zTransfer = z.strictObject({
  id: zId,
  member: zDemoMemberKey,
  type: z.enum(['deposit', 'withdrawal']),
  token: zToken,
  amount: zTokenAmount,
  created_at: zTimestamp,
});

const zFile = z.strictObject({
  balances: z.record(zDemoMemberKey, z.record(zToken, zTokenAmount)),
  stakes: z.array(z.strictObject({ member: zDemoMemberKey, amount: zTokenAmount, staked_at: zTimestamp })),
  transfers: z.array(
    z.discriminatedUnion('status', [
      zTransfer.extend({
        status: z.literal('completed'),
        completed_at: zTimestamp,
        hash: z.optional(zWalletTransaction.shape.hash),
      }),
      zTransfer.extend({ status: z.enum(['pending', 'failed']) }),
    ]),
  ),
  conversions: z.array(
    z.strictObject({
      ...zConversionInput.shape,
      id: zId,
      idempotency_key: z.string().optional(),
      transaction_id: zId,
      member: zDemoMemberKey,
      created_at: zTimestamp,
      /** Omitted for the failed conversion. `received_id` is the incoming transaction. */
      completed: z
        .strictObject({
          at: zTimestamp,
          received_id: zId,
          hash: z.optional(zConversionTransaction.shape.hash),
        })
        .optional(),
      quote: z.strictObject({ id: zId, created_at: zTimestamp }).optional(),
    }),
  ),
});

export type WalletFile = z.output<typeof zFile>;

/** Reads the balances, stakes, transfers and conversions of the demo members. */
export const readWalletFile = (): WalletFile => readSeedFile('wallet.yaml', zFile);
