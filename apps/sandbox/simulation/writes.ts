import { isDeepStrictEqual } from 'node:util';
import { GliApiError, GliError } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { QUOTE_KEPT_MS } from '../src/areas/wallet/conversion/conversion.ts';
import { createClient } from './network.ts';
import type { Lane, World, Write } from './world.ts';

/** Queries that count the rows tagged by a write, to show whether it took effect. */
const EFFECTS = {
  invest: sql`select principal::text as tag, count(*)::integer as found from investments group by 1`,
  order: sql`select note, count(*)::integer from orders group by 1`,
  convert: sql`select quote_id, count(*)::integer from conversions group by 1`,
  pay: sql`select reference_id, count(*)::integer from ledger_postings where kind = 'order_payment' group by 1`,
  cancel: sql`select order_id, count(*)::integer from order_status_changes
    where status = 'cancelled' and actor = 'member' group by 1`,
  reward: sql`select reason, count(*)::integer from referral_rewards where event = 'manual' group by 1`,
} as const satisfies Record<Write['kind'], unknown>;

/** Statuses that finalize an idempotency key. */
const DECIDING = new Set([400, 404, 409]);
/** Lifetime of a key. After it, the same request counts as new. */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** Sends or resends a write and checks that the final response for its key never changes. */
export async function send(world: World, lane: Lane, write: Write): Promise<unknown> {
  try {
    const body = await write.call(createClient(world, write.by, lane), write.key);
    settle(world, write, { status: 'done', body });
    return body;
  } catch (error) {
    if (!(error instanceof GliError)) throw error;
    if (error instanceof GliApiError && DECIDING.has(error.status) && error.code !== 'request_in_progress') {
      settle(world, write, { status: 'refused', body: error.body });
      if (!write.refusals.test(error.code))
        world.findings.push(`${write.kind} ${write.tag} was refused: ${JSON.stringify(error.body)}`);
    } else {
      unknown(world, `${write.kind} ${write.tag}`, error);
    }
    return null;
  }
}

/** Makes a call that needs no tracking of its effects. Returns its data, or null if there is no usable response. */
export async function attempt<Data>(
  world: World,
  what: string,
  call: () => Promise<Data>,
  refusals = /^$/,
): Promise<Data | null> {
  try {
    const data = await call();
    world.count(what);
    return data;
  } catch (error) {
    if (!(error instanceof GliError)) throw error;
    if (!(error instanceof GliApiError && refusals.test(error.code))) unknown(world, what, error);
    return null;
  }
}

/** Reports a failure, unless the network or an ended session explains it. */
function unknown(world: World, what: string, error: GliError): void {
  if (!(error instanceof GliApiError)) return;
  if ([401, 429, 500].includes(error.status) || error.code === 'request_in_progress') return;
  world.findings.push(`${what}: ${error.status} ${JSON.stringify(error.body)}`);
}

function settle(world: World, write: Write, outcome: NonNullable<Write['outcome']>): void {
  const { kind, tag, key } = write;
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

/**
 * Compares what callers know about their writes with the data: each effect exists once, and rejected writes have no
 * effect.
 */
export async function checkEffects(world: World): Promise<void> {
  // A conversion loses its reference when its quote is deleted.
  const known = world.writes.filter(
    ({ kind, sentAtMs }) => kind !== 'convert' || world.nowMs - sentAtMs < QUOTE_KEPT_MS,
  );
  const expected = [...Map.groupBy(known, ({ kind, tag }) => `${kind} ${tag}`)].map(([effect, writes]) => {
    const done = writes.filter(({ outcome }) => outcome?.status === 'done').length;
    const isOpen = writes.some(({ outcome }) => outcome === null);
    if (done > 1) world.findings.push(`${effect} was confirmed to ${done} keys.`);
    return { effect, least: done > 0 ? 1 : 0, most: done > 0 || isOpen ? 1 : 0 };
  });
  const all = Object.entries(EFFECTS).map(
    ([kind, query]) => sql`select ${kind}::text || ' ' || tag, found from (${query}) as effects (tag, found)`,
  );
  const unexpected = await world.db
    .select({ effect: sql<string>`effect`, found: sql<number>`coalesce(found, 0)` })
    .from(sql`json_to_recordset(${JSON.stringify(expected)}) as expected (effect text, least integer, most integer)
      left join (${sql.join(all, sql` union all `)}) as counted (effect, found) using (effect)`)
    .where(sql`coalesce(found, 0) not between least and most`);
  for (const { effect, found } of unexpected) {
    if (found > 1) world.findings.push(`${effect} happened ${found} times.`);
    else if (found === 0) world.findings.push(`${effect} was confirmed and is not there.`);
    else world.findings.push(`${effect} was refused and has happened.`);
  }
}
