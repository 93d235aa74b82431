import type { Database } from '../../core/data/database.ts';
import { type Entry, TOKENS, transfer } from '../../core/ledger/ledger.ts';
import { postEntries } from '../../core/ledger/post-entries.ts';
import { recordTransaction } from './transactions.ts';

/** What every new member gets, so that they can try everything. It is worth nothing outside the sandbox. */
const SANDBOX_GRANT = { GLIB: '10000', GLID: '1000', GLIL: '3000', USDT: '1000' } as const;

export async function grantSandboxTokens(tx: Database, memberId: string, postedAt: Date): Promise<void> {
  const entries: Entry[] = TOKENS.flatMap((token) =>
    transfer(
      token,
      SANDBOX_GRANT[token],
      { platform: 'treasury' },
      { member: memberId, bucket: 'available' },
    ),
  );
  await postEntries(tx, { kind: 'grant', entries }, { memberId, postedAt });
  await listSandboxGrant(tx, memberId, postedAt);
}

/** Lists the grant among the member's transactions; the seed posts it separately. */
export async function listSandboxGrant(tx: Database, memberId: string, createdAt: Date): Promise<void> {
  for (const token of TOKENS) {
    await recordTransaction(tx, {
      memberId,
      type: 'deposit',
      token,
      amount: SANDBOX_GRANT[token],
      description: { ko: '샌드박스 체험용 지급', en: 'Sandbox grant' },
      reference: null,
      createdAt,
    });
  }
}
