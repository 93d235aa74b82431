import { sql } from 'drizzle-orm';
import type { Database } from '../src/core/data/database.ts';
import { type DataSource, openDatabase } from '../src/core/data/open-database.ts';

/** Queries that must find nothing in a valid ledger. */
const VIOLATIONS = {
  'posting whose debits and credits differ': sql`
    select e.posting_id as offender from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by e.posting_id, a.token having sum(e.amount) <> 0`,
  'token whose debits and credits differ': sql`
    select a.token as offender from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by a.token having sum(e.amount) <> 0`,
  'balance that is not the sum of its entries': sql`
    select a.id as offender from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'member below zero': sql`select id as offender from ledger_accounts where member_id is not null and balance < 0`,
  'posting without entries': sql`
    select p.id as offender from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    where e.id is null`,
  'effect that was posted twice': sql`
    select kind || ' ' || reference_id as offender from ledger_postings where reference_id is not null
    group by kind, reference_id having count(*) > 1`,
  'investment without its posting': sql`
    select i.id as offender from investments i left join ledger_postings p on p.reference_id = i.id
    where p.id is null and i.invested_at > now() - interval '1 hour'`,
  'asset that raised another sum than its account holds and has paid back': sql`
    select r.id as offender from rwa_assets r
    left join ledger_accounts a on a.id = 'asset:' || r.id || ':' || r.token
    where r.raised <> coalesce(a.balance, 0) + (
      select coalesce(sum(i.principal), 0) from investments i where i.asset_id = r.id and i.status = 'matured')`,
};

export type LedgerAudit = { readonly postings: number; readonly violations: readonly string[] };

/** Audits a whole ledger. Opening a folder recovers it after a kill, so pass a copy. */
export async function auditLedger(source: DataSource): Promise<LedgerAudit> {
  const database = await openDatabase(source);
  try {
    const violations = await findViolations(database.db);
    const [count] = await rowsOf(database.db, sql`select count(*)::text as offender from ledger_postings`);
    return { postings: Number(count?.violator), violations };
  } finally {
    await database.close();
  }
}

/** What is wrong in an open ledger; empty when nothing is. */
export async function findViolations(db: Database): Promise<string[]> {
  const violations: string[] = [];
  for (const [what, query] of Object.entries(VIOLATIONS)) {
    const found = await rowsOf(db, query);
    violations.push(...found.map((row) => `${what}: ${row.violator}`));
  }
  return violations;
}

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<{ violator: string }[]> {
  return db.select({ violator: sql<string>`offender` }).from(sql`(${query}) as violations`);
}
