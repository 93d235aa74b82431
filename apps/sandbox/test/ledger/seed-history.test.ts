import { eq, isNotNull, lt, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/core/data/open-database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../src/core/ledger/schema.ts';
import { members } from '../../src/core/members/schema.ts';
import { seed } from '../../src/seed.ts';
import { freshData } from '../sandbox.ts';

// The original day of the demo data, and later days.
it.each(['2026-11-21T14:00:00+09:00', '2026-12-31T23:10:00+09:00', '2027-03-01T00:05:00+09:00'])(
  'has no overdrawn account and no posting before its member registered, in the demo data of %s',
  { tags: 'slow' },
  async (now) => {
    const { data, drop } = await freshData(true);
    const { db, close } = await openDatabase(data);
    await seed(db, 'demo', { now: new Date(now), log: () => {} });
    const { kind, postedAt } = ledgerPostings;
    const { id, memberId } = ledgerAccounts;
    const balance = sql<string>`sum(${ledgerEntries.amount})
      over (partition by ${id} order by ${postedAt}, ${ledgerPostings.id})`;
    const history = db
      .select({ id, kind, postedAt, balance: balance.as('running_balance') })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(isNotNull(memberId))
      .as('history');
    expect((await db.select().from(history)).length).toBeGreaterThan(100);
    expect(await db.select().from(history).where(lt(history.balance, '0'))).toEqual([]);

    const early = db
      .select({ email: members.email, kind, postedAt })
      .from(ledgerPostings)
      .innerJoin(members, eq(members.id, ledgerPostings.memberId))
      .where(lt(postedAt, members.joinedAt));
    expect(await early).toEqual([]);
    await close();
    await drop();
  },
);
