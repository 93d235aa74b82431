import { isDeepStrictEqual } from 'node:util';
import { GliApiError, GliError } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { QUOTE_KEPT_MS } from '../src/areas/wallet/conversion/conversion.ts';
import { clientOf } from './network.ts';
import type { Lane, World, Write } from './world.ts';

/** What shows in the data that a write happened: how many rows have its tag. */
const EFFECTS = {
  invest: sql`select principal::text as tag, count(*)::integer as found from investments group by 1`,
  order: sql`select note, count(*)::integer from orders group by 1`,
  convert: sql`select quote_id, count(*)::integer from conversions group by 1`,
  pay: sql`select reference_id, count(*)::integer from ledger_postings where kind = 'order_payment' group by 1`,
  cancel: sql`select order_id, count(*)::integer from order_status_changes
    where status = 'cancelled' and actor = 'member' group by 1`,
  reward: sql`select reason, count(*)::integer from referral_rewards where event = 'manual' group by 1`,
} as const satisfies Record<Write['kind'], unknown>;

/** Statuses that decide a key. */
const DECIDING = new Set([400, 404, 409]);
/** Longer than a key lives, the same request is a new one. */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Sends a write, or sends it again: what the key has decided must not change. */
export async function send(world: World, lane: Lane, write: Write): Promise<unknown> {
  try {
    const body = await write.call(clientOf(world, write.by, lane), write.key);
    settle(world, lane, write, { status: 'done', body });
    return body;
  } catch (error) {
    if (!(error instanceof GliError)) throw error;
    if (error instanceof GliApiError && DECIDING.has(error.status) && error.code !== 'request_in_progress') {
      settle(world, lane, write, { status: 'refused', body: error.body });
      if (!write.refusals.test(error.code))
        world.findings.push(`${write.kind} ${write.tag} was refused: ${JSON.stringify(error.body)}`);
    } else {
      unknown(world, lane, `${write.kind} ${write.tag}`, error);
    }
    return null;
  }
}

/** Any other call: its data, or null when it got no usable response. */
export async function attempt<Data>(
  world: World,
  lane: Lane,
  what: string,
  call: () => Promise<Data>,
  refusals = /^$/,
): Promise<Data | null> {
  try {
    const data = await call();
    world.count(what);
    world.note(`${lane.name} ${what} ${JSON.stringify(data)}`);
    return data;
  } catch (error) {
    if (!(error instanceof GliError)) throw error;
    if (!(error instanceof GliApiError && refusals.test(error.code))) unknown(world, lane, what, error);
    return null;
  }
}

/** Only what the network or an ended session explains. */
function unknown(world: World, lane: Lane, what: string, error: GliError): void {
  world.note(`${lane.name} ${what} ${error.name}`);
  if (!(error instanceof GliApiError)) return;
  if ([401, 429, 500].includes(error.status) || error.code === 'request_in_progress') return;
  world.findings.push(`${what}: ${error.status} ${JSON.stringify(error.body)}`);
}

function settle(world: World, lane: Lane, write: Write, outcome: NonNullable<Write['outcome']>): void {
  const { kind, tag, key } = write;
  world.note(`${lane.name} ${kind} ${JSON.stringify(outcome)}`);
  if (write.outcome === null) {
    write.outcome = outcome;
    world.count(`${kind} ${outcome.status}`);
  } else if (!isDeepStrictEqual(write.outcome, outcome)) {
    const [first, second] = [write.outcome, outcome].map((one) => JSON.stringify(one));
    world.findings.push(`The key ${key} of ${kind} ${tag} first got ${first}, then ${second}`);
  } else {
    world.count('same response again');
  }
}

/** Compares what callers know of their writes with what is in the data: each effect once, none of a refused write. */
export async function checkEffects(world: World): Promise<void> {
  const all = Object.entries(EFFECTS).map(
    ([kind, query]) => sql`select ${kind}::text as kind, effects.* from (${query}) as effects`,
  );
  const rows = await world.db
    .select({ kind: sql<string>`kind`, tag: sql<string>`tag`, found: sql<number>`found` })
    .from(sql`(${sql.join(all, sql` union all `)}) as counted (kind, tag, found)`);
  const found = new Map(rows.map((row) => [`${row.kind} ${row.tag}`, row.found]));
  // A conversion forgets its quote when that is deleted.
  const known = world.writes.filter(
    ({ kind, sentAtMs }) => kind !== 'convert' || world.nowMs - sentAtMs < QUOTE_KEPT_MS,
  );
  const byEffect = Map.groupBy(known, ({ kind, tag }) => `${kind} ${tag}`);
  for (const [effect, writes] of byEffect) {
    const count = found.get(effect) ?? 0;
    const done = writes.filter(({ outcome }) => outcome?.status === 'done').length;
    const isOpen = writes.some(({ outcome }) => outcome === null);
    if (count > 1) world.findings.push(`${effect} happened ${count} times.`);
    if (done > 1) world.findings.push(`${effect} was confirmed to ${done} keys.`);
    if (done > 0 && count === 0) world.findings.push(`${effect} was confirmed and is not there.`);
    if (done === 0 && count > 0 && !isOpen) world.findings.push(`${effect} was refused and has happened.`);
  }
}
