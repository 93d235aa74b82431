import type { Token } from '@gli/sdk';
import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import type { Text } from '../../../core/text/text.ts';
import { listSandboxGrant } from '../sandbox-grant.ts';
import { recordTransaction } from '../transactions.ts';
import { seedConversions } from './conversions.ts';

/** Deposits, withdrawals and conversions of the cast; other areas seed what they bought. */
export async function seedWallet(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  for (const move of MOVES) await seedMove(context, move);
  await seedConversions(context);
  // These two have only the sandbox grant: the opening posting moved it, here it is listed.
  await listSandboxGrant(context.db, CAST.choi.id, context.at('2026-01-15T09:00:00+09:00'));
  await listSandboxGrant(context.db, CAST.park.id, context.at('2026-11-18T13:44:51+09:00'));
}

/** One row each; times are Korean. */
type Move = readonly [
  id: string,
  member: keyof typeof CAST,
  type: 'deposit' | 'withdrawal',
  token: Token,
  amount: string,
  startedAt: string,
  completedAt: string | 'pending' | 'failed',
];

// Kim's first four deposits are what her movements and today's balances leave over, so that her ledger starts at zero.
const MOVES: readonly Move[] = [
  ['txn_8gk3v5zc1p', 'kim', 'deposit', 'GLIB', '5895', '2026-02-16T10:05:21', '2026-02-16T10:06:02'],
  ['txn_1wd7h4qm9s', 'kim', 'deposit', 'GLID', '2200', '2026-02-16T10:18:47', '2026-02-16T10:19:25'],
  ['txn_6cz2n8tx3j', 'kim', 'deposit', 'USDT', '2150', '2026-03-02T21:33:10', '2026-03-02T21:33:58'],
  ['txn_3rp9k6vb5f', 'kim', 'deposit', 'GLIL', '658', '2026-03-25T19:47:52', '2026-03-25T19:48:30'],
  ['txn_5bq9w2mk8h', 'kim', 'deposit', 'GLIB', '10000', '2026-11-03T09:31:10', '2026-11-03T09:31:52'],
  ['txn_9pw1c7yj3g', 'kim', 'withdrawal', 'USDT', '300', '2026-11-20T17:48:03', 'pending'],
  ['txn_4ms6r8bx2d', 'kim', 'deposit', 'USDT', '50', '2026-11-20T21:05:18', 'failed'],
  ['txn_2vn8x6fk4w', 'lee', 'deposit', 'GLIB', '5000', '2026-10-27T20:24:44', '2026-10-27T20:25:20'],
  ['txn_7qh5d1sy8c', 'lee', 'deposit', 'USDT', '1000', '2026-11-01T13:02:36', '2026-11-01T13:03:11'],
  ['txn_4jt2m9rb6x', 'lee', 'withdrawal', 'USDT', '100', '2026-11-14T22:10:05', '2026-11-14T22:10:49'],
];

/** Hashes that the contract's examples show. */
const HASHES: Readonly<Record<string, string>> = {
  txn_5bq9w2mk8h: '2DK8HVanskZ6oJpHHTBXL4CpwE4UiN1rAPxz9as82fvrDfXaCvbyZawnm29dDcRGZd5zt4KCJtddAgaLqQrgoZkC',
};

async function seedMove({ db, at }: SeedContext, move: Move): Promise<void> {
  const [id, member, type, token, amount, startedAt, end] = move;
  const memberId = CAST[member].id;
  const createdAt = at(`${startedAt}+09:00`);
  const status = end === 'pending' || end === 'failed' ? end : 'completed';
  const completedAt = status === 'completed' ? at(`${end}+09:00`) : undefined;
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
    memberId,
    type,
    status,
    token,
    amount,
    description: describeMove(type, token, status),
    reference: null,
    createdAt,
    seeded: { id, hash: HASHES[id], completedAt },
  });
}

function describeMove(type: Move[2], token: Token, status: string): Text {
  if (status === 'failed') return { ko: `${token} 입금 실패`, en: `${token} deposit failed` };
  return type === 'deposit'
    ? { ko: '연결된 지갑에서 입금', en: 'Deposit from the connected wallet' }
    : { ko: '연결된 지갑으로 출금', en: 'Withdrawal to the connected wallet' };
}
