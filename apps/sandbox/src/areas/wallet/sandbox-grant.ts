import { STARTING_TOKENS } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import { type Entry, TOKENS, transfer } from '../../core/ledger/ledger.ts';
import { postEntries } from '../../core/ledger/post-entries.ts';
import { texts } from '../../core/text/texts.ts';
import { type NewTransaction, recordTransaction } from './transactions.ts';

/** Credits the starting tokens of a new member. */
export async function grantSandboxTokens(tx: Database, memberId: string, postedAt: Date): Promise<void> {
  const entries: Entry[] = TOKENS.flatMap((token) =>
    transfer(
      token,
      STARTING_TOKENS[token],
      { platform: 'treasury' },
      { member: memberId, bucket: 'available' },
    ),
  );
  await postEntries(tx, { kind: 'grant', entries }, { memberId, postedAt });
  for (const token of TOKENS)
    await listGrant(tx, { memberId, token, amount: STARTING_TOKENS[token] }, postedAt);
}

/** Lists a member's initial tokens among the transactions. The seed posts them separately. */
export async function listGrant(
  tx: Database,
  grant: Pick<NewTransaction, 'memberId' | 'token' | 'amount'>,
  createdAt: Date,
): Promise<void> {
  await recordTransaction(tx, {
    ...grant,
    type: 'deposit',
    purpose: 'grant',
    description: texts.wallet.grant,
    reference: null,
    createdAt,
  });
}
