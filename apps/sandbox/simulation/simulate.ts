import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findViolations, stockHeld } from '../faults/audit-ledger.ts';
import { ASSETS, act, GIFT_BOX, welcome } from './actions.ts';
import { type Lane, laneOf, World } from './world.ts';
import { checkEffects, KEY_LIFETIME_MS } from './writes.ts';

export type Plan = {
  readonly seed: number;
  readonly steps: number;
  /** Null for all of them. */
  readonly only?: ReadonlySet<number> | null;
  /** Of a PostgreSQL with an empty database, which two sandboxes share; null for PGlite in a folder. */
  readonly url?: string | null;
};

export type Result = {
  /** Null when every rule held. */
  readonly failure: { readonly step: number; readonly findings: readonly string[] } | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly taken: readonly number[];
  /** Equal for equal runs. */
  readonly digest: string;
};

const DURATIONS = ['PT1M', 'PT5M', 'PT16M', 'PT31M', 'PT6H', 'P1D', 'P3D', 'P1W', 'P1M', 'P1Y'] as const;
const SUPPLY_LASTS_MS = 300 * 86_400_000;
const MAX_TOGETHER = 6;
const MAX_TURNS_TO_CRASH = 150;

/** Takes the steps of a seed one after the other, and stops after the first that breaks a rule. */
export async function simulate({ seed, steps, only = null, url = null }: Plan): Promise<Result> {
  const world = await World.open(seed, url);
  const taken: number[] = [];
  let failure: Result['failure'] = null;
  try {
    await world.wakeUp();
    await supply(world, laneOf(seed, 0));
    for (let step = 1; step <= steps && failure === null; ) {
      const together = stepsFrom(seed, step, steps);
      step += together.length;
      const wanted = together.filter((one) => only === null || only.has(one));
      if (wanted.length === 0) continue;
      taken.push(...wanted);
      await take(world, seed, wanted);
      await check(world);
      if (world.findings.length > 0) failure = { step: wanted.at(-1) ?? step, findings: [...world.findings] };
    }
    return { failure, counts: world.counts, taken, digest: world.digest() };
  } finally {
    await world.close();
  }
}

/** A step, and those that are taken at the same time. */
function stepsFrom(seed: number, step: number, last: number): number[] {
  const together = 1 + Math.floor(laneOf(seed, step, 'together').random.next() ** 2 * MAX_TOGETHER);
  return Array.from({ length: Math.min(together, last - step + 1) }, (_, index) => step + index);
}

async function take(world: World, seed: number, steps: readonly number[]): Promise<void> {
  const lane = laneOf(seed, steps[0] ?? 0, 'event');
  const { random } = lane;
  world.pass(1000 + Math.floor(random.next() * 20_000));
  const choice = random.next();
  if (world.people.length < 2 || choice < 0.02) await welcome(world, lane);
  else if (choice < 0.07) await moveClock(world, lane);
  else if (choice < 0.1) await supply(world, lane);
  else if (choice < 0.103) await restart(world);
  else if (choice < 0.106 && world.sandboxes.length === 1) await crash(world, seed, steps);
  else await burst(world, seed, steps);
}

/** Some people at the same time, and what is late from earlier. */
async function burst(world: World, seed: number, steps: readonly number[]): Promise<void> {
  const { random } = laneOf(seed, steps[0] ?? 0, 'late');
  const acting = steps.map((step) => act(world, laneOf(seed, step)));
  const late = random.chance(0.3) ? world.lateCopies.splice(0) : [];
  const arriving = late.map(({ request }) => arrive(world, random.pick(world.sandboxes), request()));
  await Promise.all([...acting, ...arriving]);
}

/** Nobody waits for it; a crash takes it along. */
async function arrive(world: World, sandbox: World['sandbox'], request: Request): Promise<void> {
  try {
    const { status } = await world.deliver(sandbox, request);
    world.count('late copies');
    if (status >= 500) world.findings.push(`A late copy got status ${status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function moveClock(world: World, { random }: Lane): Promise<void> {
  const index = Math.floor(random.next() ** 1.5 * DURATIONS.length);
  await world.advance(DURATIONS[index] ?? 'PT1M');
  world.count('clock moved');
  // A request that comes after its key has ended is a new one.
  const alive = world.lateCopies.filter(({ sentAtMs }) => world.nowMs - sentAtMs < KEY_LIFETIME_MS / 2);
  world.lateCopies.splice(0, world.lateCopies.length, ...alive);
  await world.wakeUp();
}

/** Funding that members can fill, and a few more boxes. */
async function supply(world: World, { random }: Lane): Promise<void> {
  const closesAt = new Date(world.nowMs + SUPPLY_LASTS_MS).toISOString();
  for (const id of ASSETS) {
    const more = 500 + Math.floor(random.next() * 3000);
    await world.db.execute(
      sql`update rwa_assets set target = raised + ${more}, status = 'active', status_reason = null, closes_at = ${closesAt}
        where id = ${id}`,
    );
  }
  const boxes = Math.floor(random.next() * 8);
  await world.db.execute(
    sql`update stock_levels set capacity = taken + ${boxes} where product_id = ${GIFT_BOX}`,
  );
  world.count('supply');
}

async function restart(world: World): Promise<void> {
  await world.restart();
  world.count('restarts');
  await world.wakeUp();
}

async function crash(world: World, seed: number, steps: readonly number[]): Promise<void> {
  const { random } = laneOf(seed, steps[0] ?? 0, 'crash');
  const turns = Math.floor(random.next() * MAX_TURNS_TO_CRASH);
  const inFlight = burst(world, seed, steps);
  for (let passed = 0; passed < turns; passed++) await turn();
  await world.crash(inFlight);
  world.count('crashes');
  await world.wakeUp();
}

async function check(world: World): Promise<void> {
  world.findings.push(...(await findViolations(world.db)));
  await checkEffects(world);
  const stock = await world.db
    .select({ id: sql<string>`s.id` })
    .from(
      sql`stock_levels s left join others_stock o on o.id = s.id left join (${stockHeld}) h on h.id = s.id`,
    )
    .where(sql`s.taken <> coalesce(o.taken, 0) + coalesce(h.quantity, 0)`);
  for (const { id } of stock) world.findings.push(`Other stock is taken than orders hold: ${id}`);
}
