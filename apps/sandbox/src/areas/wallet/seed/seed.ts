import type { Token } from '@gli/sdk';
import { type Account, transfer } from '../../../core/ledger/ledger.ts';
import { postEntries } from '../../../core/ledger/post-entries.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { listSandboxGrant } from '../sandbox-grant.ts';
import { recordTransaction } from '../transactions.ts';
import { seedConversions } from './conversions.ts';

/** Deposits, withdrawals and conversions of the cast; what they bought is seeded by its own area. */
export async function seedWallet(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  await seedMoves(context);
  await seedConversions(context);
  // These two have only what everyone gets; the opening posting moved it, here it is listed.
  await listSandboxGrant(context.db, CAST.choi.id, context.at('2026-01-15T09:00:00+09:00'));
  await listSandboxGrant(context.db, CAST.park.id, context.at('2026-11-18T13:44:51+09:00'));
}

/** Deposits and withdrawals of the cast. */
async function seedMoves(context: SeedContext): Promise<void> {
  for (const move of MOVES) await seedMove(context, move);
}

type Move = {
  readonly who: keyof typeof CAST;
  readonly id: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly token: Token;
  readonly amount: string;
  readonly at: string;
} & (
  | { readonly status: 'completed'; readonly completedAt: string; readonly hash?: string }
  | { readonly status: 'pending' | 'failed' }
);

// Kim's first four deposits are what her movements and today's balances leave over, so that her ledger begins at zero.
const MOVES: readonly Move[] = [
  {
    who: 'kim',
    id: 'txn_8gk3v5zc1p',
    type: 'deposit',
    token: 'GLIB',
    amount: '5895',
    at: '2026-02-16T10:05:21+09:00',
    status: 'completed',
    completedAt: '2026-02-16T10:06:02+09:00',
  },
  {
    who: 'kim',
    id: 'txn_1wd7h4qm9s',
    type: 'deposit',
    token: 'GLID',
    amount: '2200',
    at: '2026-02-16T10:18:47+09:00',
    status: 'completed',
    completedAt: '2026-02-16T10:19:25+09:00',
  },
  {
    who: 'kim',
    id: 'txn_6cz2n8tx3j',
    type: 'deposit',
    token: 'USDT',
    amount: '2150',
    at: '2026-03-02T21:33:10+09:00',
    status: 'completed',
    completedAt: '2026-03-02T21:33:58+09:00',
  },
  {
    who: 'kim',
    id: 'txn_3rp9k6vb5f',
    type: 'deposit',
    token: 'GLIL',
    amount: '658',
    at: '2026-03-25T19:47:52+09:00',
    status: 'completed',
    completedAt: '2026-03-25T19:48:30+09:00',
  },
  {
    who: 'kim',
    id: 'txn_5bq9w2mk8h',
    type: 'deposit',
    token: 'GLIB',
    amount: '10000',
    at: '2026-11-03T09:31:10+09:00',
    status: 'completed',
    completedAt: '2026-11-03T09:31:52+09:00',
    hash: '2DK8HVanskZ6oJpHHTBXL4CpwE4UiN1rAPxz9as82fvrDfXaCvbyZawnm29dDcRGZd5zt4KCJtddAgaLqQrgoZkC',
  },
  {
    who: 'kim',
    id: 'txn_9pw1c7yj3g',
    type: 'withdrawal',
    token: 'USDT',
    amount: '300',
    at: '2026-11-20T17:48:03+09:00',
    status: 'pending',
  },
  {
    who: 'kim',
    id: 'txn_4ms6r8bx2d',
    type: 'deposit',
    token: 'USDT',
    amount: '50',
    at: '2026-11-20T21:05:18+09:00',
    status: 'failed',
  },
  {
    who: 'lee',
    id: 'txn_2vn8x6fk4w',
    type: 'deposit',
    token: 'GLIB',
    amount: '5000',
    at: '2026-10-27T20:24:44+09:00',
    status: 'completed',
    completedAt: '2026-10-27T20:25:20+09:00',
  },
  {
    who: 'lee',
    id: 'txn_7qh5d1sy8c',
    type: 'deposit',
    token: 'USDT',
    amount: '1000',
    at: '2026-11-01T13:02:36+09:00',
    status: 'completed',
    completedAt: '2026-11-01T13:03:11+09:00',
  },
  {
    who: 'lee',
    id: 'txn_4jt2m9rb6x',
    type: 'withdrawal',
    token: 'USDT',
    amount: '100',
    at: '2026-11-14T22:10:05+09:00',
    status: 'completed',
    completedAt: '2026-11-14T22:10:49+09:00',
  },
];

async function seedMove({ db, at }: SeedContext, move: Move): Promise<void> {
  const { id, type, token, amount, status } = move;
  const memberId = CAST[move.who].id;
  const outside: Account = { platform: 'outside' };
  const available: Account = { member: memberId, bucket: 'available' };
  if (status === 'completed') {
    const [from, to] = type === 'deposit' ? [outside, available] : [available, outside];
    const entries = transfer(token, amount, from, to);
    await postEntries(
      db,
      { kind: type, entries },
      { memberId, referenceId: id, postedAt: at(move.completedAt) },
    );
  }
  if (status === 'pending' && type === 'withdrawal') {
    const entries = transfer(token, amount, available, { member: memberId, bucket: 'locked' });
    const context = { memberId, referenceId: id, postedAt: at(move.at) };
    await postEntries(db, { kind: 'withdrawal_lock', entries }, context);
  }
  await recordTransaction(db, {
    memberId,
    type,
    status,
    token,
    amount,
    description: describeMove(move),
    reference: null,
    createdAt: at(move.at),
    seeded: {
      id,
      ...(status === 'completed' ? { completedAt: at(move.completedAt) } : {}),
      ...(status === 'completed' && move.hash !== undefined ? { hash: move.hash } : {}),
    },
  });
}

function describeMove({ type, status, token }: Move) {
  if (status === 'failed') return { ko: `${token} 입금 실패`, en: `${token} deposit failed` };
  return type === 'deposit'
    ? { ko: '연결된 지갑에서 입금', en: 'Deposit from the connected wallet' }
    : { ko: '연결된 지갑으로 출금', en: 'Withdrawal to the connected wallet' };
}
