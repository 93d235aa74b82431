import { sql } from 'drizzle-orm';
import type { Database } from '../src/core/data/database.ts';
import { type DataSource, openDatabase } from '../src/core/data/open-database.ts';
import { statement } from '../src/core/data/statement.ts';
import { ledgerPostings } from '../src/core/ledger/schema.ts';

/** Stock reserved by orders, grouped by stock level id: pieces, rooms per night, or seats. */
export const stockHeld = sql`
  select concat_ws('/', l.product_id,
      coalesce(l.room_type, to_char(l.visit_at at time zone 'Asia/Seoul', 'HH24:MI'), ''),
      coalesce(days.day::text, '')) as id,
    sum(l.quantity) as quantity
  from order_lines l
  join orders o on o.id = l.order_id and o.status not in ('cancelled', 'refunded')
  cross join lateral (
    select generate_series(l.check_in_date, l.check_out_date - 1, '1 day')::date as day where l.room_type is not null
    union all
    select (l.visit_at at time zone 'Asia/Seoul')::date where l.room_type is null
  ) days
  group by 1`;

/** Queries that return no rows for valid data. */
const VIOLATIONS = {
  'posting whose debits and credits differ': sql`
    select e.posting_id as offender from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by e.posting_id, a.token having sum(e.amount) <> 0`,
  'token whose debits and credits differ': sql`
    select token as offender from ledger_accounts group by token having sum(balance) <> 0`,
  'balance that is not the sum of its entries': sql`
    select a.id as offender from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'member below zero': sql`select id as offender from ledger_accounts where member_id is not null and balance < 0`,
  'member whose transactions and ledger differ at some time, which no statement could bridge': sql`
    select concat_ws(' ', member_id, token, at) as offender from (
      select a.member_id, a.token, p.posted_at as at, e.amount from ledger_entries e
        join ledger_accounts a on a.id = e.account_id join ledger_postings p on p.id = e.posting_id
        where a.member_id is not null
      union all
      select member_id, token, completed_at, case direction when 'in' then -amount else amount end
        from wallet_transactions where status = 'completed'
    ) movements group by member_id, token, at having sum(amount) <> 0`,
  'posting without entries': sql`
    select p.id as offender from ledger_postings p left join ledger_entries e on e.posting_id = p.id
    where e.posting_id is null`,
  'effect that was posted twice': sql`
    select kind || ' ' || reference_id as offender from ledger_postings where reference_id is not null
    group by kind, reference_id having count(*) > 1`,
  'investment without its posting': sql`
    select i.id as offender from investments i left join ledger_postings p on p.reference_id = i.id
    where p.id is null`,
  // An upgraded database has payouts that were paid together with the principal.
  'payout without its posting and its transaction': sql`
    select y.id as offender from rwa_payouts y
    join investments i on i.id = y.investment_id
    left join ledger_postings p on p.posted_at = y.paid_at and (
      p.reference_id = y.id and p.kind = 'payout' or p.reference_id = y.investment_id and p.kind = 'investment_release')
    left join ledger_entries e on e.posting_id = p.id and e.account_id = 'platform:treasury:' || i.token
      and e.amount = -y.amount
    left join wallet_transactions t on t.id = y.transaction_id and t.reference_id = y.investment_id
      and t.amount = y.amount + case p.kind when 'payout' then 0 else i.principal end
    where y.amount <> 0 and (e.posting_id is null or t.id is null)`,
  'posting of a payout that does not exist': sql`
    select p.id as offender from ledger_postings p left join rwa_payouts y on y.id = p.reference_id
    where p.kind = 'payout' and y.id is null`,
  'payout that skips or repeats days': sql`
    select id as offender from (
      select id, position, from_date, row_number() over periods - 1 as expected, lag(to_date) over periods as before
      from rwa_payouts window periods as (partition by investment_id order by position)
    ) payouts where position <> expected or from_date <> before + 1`,
  'investment whose payouts, principal and status disagree': sql`
    select i.id as offender from investments i
    left join lateral (
      select count(*) as paid, max(to_date) as last_day from rwa_payouts y where y.investment_id = i.id
    ) y on true
    left join ledger_postings p on p.reference_id = i.id and p.kind = 'investment_release'
    where i.payout_count <> y.paid
      or (i.status = 'active') <> (i.due_on is not null)
      or (i.status = 'matured') <> (p.id is not null)
      or (i.status = 'matured' and y.last_day <> i.matures_on - 1)`,
  'asset that raised more than its target': sql`select id as offender from rwa_assets where raised > target`,
  'stock that was sold twice': sql`
    select s.id as offender from stock_levels s left join (${stockHeld}) h on h.id = s.id
    where s.taken > s.capacity or s.taken < h.quantity`,
  'order whose states leave their graph': sql`
    select order_id as offender from (
      select order_id, status, changed_at, lag(status) over steps as before, lag(changed_at) over steps as earlier
      from order_status_changes window steps as (partition by order_id order by position)
    ) changes
    where coalesce(before, '') || '>' || status not in ('>pending_payment', 'pending_payment>paid',
      'pending_payment>cancelled', 'paid>preparing', 'paid>completed', 'paid>cancelled', 'preparing>completed',
      'cancelled>refunded') or changed_at < earlier`,
  'order in another state than its history': sql`
    select o.id as offender from orders o where o.status is distinct from (
      select c.status from order_status_changes c where c.order_id = o.id order by c.position desc limit 1)`,
  'order that was paid or refunded without its posting, or the other way round': sql`
    select o.id as offender from orders o
    where (o.paid_at is not null) <> exists (
        select from ledger_postings p where p.reference_id = o.id and p.kind = 'order_payment')
      or (o.status = 'refunded') <> exists (
        select from ledger_postings p where p.reference_id = o.id and p.kind = 'order_refund')`,
  'asset that raised another sum than its account holds and has paid back': sql`
    select r.id as offender from rwa_assets r
    left join ledger_accounts a on a.id = 'asset:' || r.id || ':' || r.token
    where r.raised <> coalesce(a.balance, 0) + (
      select coalesce(sum(i.principal), 0) from investments i where i.asset_id = r.id and i.status = 'matured')`,
};

export type LedgerAudit = { readonly postings: number; readonly violations: readonly string[] };

/** Audits the ledger of a database or of a closed data folder. */
export async function auditLedger(source: DataSource): Promise<LedgerAudit> {
  const database = await openDatabase(source);
  try {
    const violations = await findViolations(database.db);
    return { postings: await database.db.$count(ledgerPostings), violations };
  } finally {
    await database.close();
  }
}

/** Returns the problems found in an open database, or an empty list. */
export async function findViolations(db: Database): Promise<string[]> {
  const found = await findAll(db, {});
  return found.map(({ what, offender }) => `${what}: ${offender}`);
}

// Uses a single statement, because it may run after each of thousands of steps.
const findAll = statement((db) => {
  const queries = Object.entries(VIOLATIONS).map(
    ([what, query]) => sql`select ${sql.raw(`'${what}'`)} as what, offender from (${query}) as violations`,
  );
  return db
    .select({ what: sql<string>`what`, offender: sql<string>`offender` })
    .from(sql`(${sql.join(queries, sql` union all `)}) as found`);
});
