import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import type { Text } from '../../../core/text/text.ts';
import { texts } from '../../../core/text/texts.ts';
import { recordTransaction } from '../transactions.ts';
import { seedConversion } from './conversions.ts';
import { readWalletFile, type WalletFile } from './wallet-files.ts';

/** Seeds deposits, withdrawals and conversions of the demo members. Other areas seed their purchases. */
export async function seedWallet(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  const { transfers, conversions } = readWalletFile();
  for (const seeded of transfers) await seedTransfer(context, seeded);
  for (const conversion of conversions) await seedConversion(context, conversion);
}

type Transfer = WalletFile['transfers'][number];

async function seedTransfer({ db, at }: SeedContext, seeded: Transfer): Promise<void> {
  const { id, type, token, amount, status } = seeded;
  const memberId = DEMO_MEMBERS[seeded.member].id;
  const createdAt = at(seeded.created_at);
  const completedAt = seeded.status === 'completed' ? at(seeded.completed_at) : undefined;
  const hash = seeded.status === 'completed' ? (seeded.hash ?? undefined) : undefined;
  const outside: Account = { platform: 'outside' };
  const available: Account = { member: memberId, bucket: 'available' };
  if (completedAt !== undefined) {
    const [from, to] = type === 'deposit' ? [outside, available] : [available, outside];
    const entries = transfer(token, amount, from, to);
    await postEntries(db, { kind: type, entries }, { memberId, referenceId: id, postedAt: completedAt });
  }
  if (status === 'pending' && type === 'withdrawal') {
    const entries = transfer(token, amount, available, { member: memberId, bucket: 'locked' });
    const context = { memberId, referenceId: id, postedAt: createdAt };
    await postEntries(db, { kind: 'withdrawal_lock', entries }, context);
  }
  await recordTransaction(db, {
    ...{ memberId, type, status, token, amount, createdAt },
    purpose: 'transfer',
    description: describeTransfer(seeded),
    reference: null,
    seeded: { id, hash, completedAt },
  });
}

function describeTransfer({ type, token, status }: Transfer): Text {
  if (status === 'failed') return texts.wallet.failedDeposit(token);
  return type === 'deposit' ? texts.wallet.deposit : texts.wallet.withdrawal;
}
