import type { Token } from '@gli/sdk';
import { decimal, STARTING_TOKENS } from '@gli/validation';
import type { Database } from '../../core/data/database.ts';
import { type Entry, TOKENS, transfer } from '../../core/ledger/ledger.ts';
import { postEntries } from '../../core/ledger/post-entries.ts';
import { texts } from '../../core/text/texts.ts';
import { type NewTransaction, recordTransaction } from './transactions.ts';

/** Credits the first tokens of a new member. By default, these are the starting tokens. */
export async function grantSandboxTokens(
  tx: Database,
  memberId: string,
  postedAt: Date,
  amounts: Partial<Readonly<Record<Token, string>>> = STARTING_TOKENS,
): Promise<void> {
  const grants = TOKENS.flatMap((token) => {
    const amount = amounts[token] ?? '0';
    return decimal.isZero(amount) ? [] : [{ token, amount }];
  });
  if (grants.length === 0) return;
  const entries: Entry[] = grants.flatMap(({ token, amount }) =>
    transfer(token, amount, { platform: 'treasury' }, { member: memberId, bucket: 'available' }),
  );
  await postEntries(tx, { kind: 'grant', entries }, { memberId, postedAt });
  for (const grant of grants) await listGrant(tx, { memberId, ...grant }, postedAt);
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
