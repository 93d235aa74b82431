import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { findViolations, stockHeld } from '../faults/audit-ledger.ts';
import { ACTIONS, ASSETS, GIFT_BOX, MAX_PEOPLE, welcome } from './actions.ts';
import type { World } from './world.ts';
import { checkEffects, KEY_LIFETIME_MS } from './writes.ts';

const SUPPLY_LASTS_MS = 300 * 86_400_000;
/** Simulated time between two steps, in ms. */
const STEP_MS = 10_000;
const MAX_TOGETHER = 6;
const MAX_TURNS_TO_CRASH = 150;
const LATE_COPY = 'late copy';

/** Kinds of steps and actions. Only a single sandbox can crash. */
export const listKinds = (isShared: boolean): string[] => [
  ...ACTIONS.map(([act]) => act.name),
  ...[LATE_COPY, 'clock', 'supply', 'welcome', 'restart'],
  ...(isShared ? [] : ['crash']),
];

/** A step. The world is both the system under test and the model of what its members know. */
type Step = fc.AsyncCommand<World, World>;

/** Creates a step. Every rule must hold after it. A world at its limit takes no more steps. */
const step = (
  name: string,
  take: (world: World) => Promise<void>,
  check: (world: Readonly<World>) => boolean = () => true,
): Step => ({
  check: (world) => world.canContinue() && check(world),
  async run(_model, world) {
    world.pass(STEP_MS);
    await take(world);
    world.count('steps');
    world.kinds.add(name.split(' ', 1)[0] ?? name);
    await checkRules(world);
  },
  toString: () => name,
});

/** Seed of a step's random values. It is not shrunk, because smaller seeds are not simpler. */
const seed = fc.noShrink(fc.nat());

const action = fc.oneof(...ACTIONS.map(([act, weight]) => ({ weight, arbitrary: fc.constant(act) })));
const burst = fc.record({
  acts: fc.array(fc.record({ act: action, seed }), { minLength: 1, maxLength: MAX_TOGETHER }),
  /** Seed for delivering delayed messages. Null to deliver none. */
  lateSeed: fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 3, arbitrary: seed }),
});
type Burst = typeof burst extends fc.Arbitrary<infer Value> ? Value : never;

const toName = ({ acts }: Burst): string => acts.map(({ act }) => act.name).join(' + ');

const durations = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('PT1M', 'PT5M', 'PT16M', 'PT31M', 'PT6H') },
  { weight: 3, arbitrary: fc.constantFrom('P1D', 'P3D', 'P1W') },
  { weight: 1, arbitrary: fc.constantFrom('P1M', 'P1Y') },
);
const hasRoom = ({ people }: Readonly<World>): boolean => people.length < MAX_PEOPLE;
const isAlone = ({ sandboxes }: Readonly<World>): boolean => sandboxes.length === 1;

/** Generates any step, weighted by its relative frequency. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 880,
    arbitrary: burst.map((given) => step(toName(given), (world) => takeBurst(world, given))),
  },
  { weight: 50, arbitrary: durations.map((one) => step(`clock ${one}`, (world) => moveClock(world, one))) },
  {
    weight: 30,
    arbitrary: fc
      .tuple(fc.integer({ min: 500, max: 3500 }), fc.nat(7))
      .map(([more, boxes]) => step(`supply ${more} ${boxes}`, (world) => supply(world, more, boxes))),
  },
  {
    weight: 20,
    arbitrary: seed.map((one) => step('welcome', (world) => welcome(world, world.lane(one)), hasRoom)),
  },
  { weight: 10, arbitrary: fc.constant(step('restart', restart)) },
  {
    weight: 10,
    arbitrary: fc
      .tuple(burst, fc.nat(MAX_TURNS_TO_CRASH))
      .map(([given, turns]) =>
        step(`crash ${turns} ${toName(given)}`, (world) => crash(world, given, turns), isAlone),
      ),
  },
);

/** Runs concurrent actions of several members and delivers delayed messages. */
async function takeBurst(world: World, { acts, lateSeed }: Burst): Promise<void> {
  const acting = acts.map(({ act, seed: of }) => {
    world.kinds.add(act.name);
    const lane = world.lane(of);
    return act(world, lane, lane.random.pick(world.people));
  });
  const late = lateSeed === null ? [] : world.lateCopies.splice(0);
  const { random } = world.lane(lateSeed ?? 0);
  const arriving = late.map(({ request }) => arrive(world, random.pick(world.sandboxes), request()));
  await Promise.all([...acting, ...arriving]);
}

/** Delivers a late copy without waiting for it. A crash discards it. */
async function arrive(world: World, sandbox: World['sandbox'], request: Request): Promise<void> {
  try {
    const { status } = await world.deliver(sandbox, request);
    world.count('late copies');
    world.kinds.add(LATE_COPY);
    if (status >= 500) world.findings.push(`A late copy got status ${status}.`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function moveClock(world: World, duration: string): Promise<void> {
  await world.advance(duration);
  world.count('clock moved');
  // A request that arrives after its key has expired counts as a new request.
  const alive = world.lateCopies.filter(({ sentAtMs }) => world.nowMs - sentAtMs < KEY_LIFETIME_MS / 2);
  world.lateCopies.splice(0, world.lateCopies.length, ...alive);
  await world.wakeUp();
}

/** Raises the funding targets to amounts that members can reach, and adds a few boxes. */
export async function supply(world: World, more: number, boxes: number): Promise<void> {
  const closesAt = new Date(world.nowMs + SUPPLY_LASTS_MS).toISOString();
  for (const id of ASSETS) {
    await world.db.execute(
      sql`update rwa_assets set target = raised + ${more}, status = 'active', status_reason = null, closes_at = ${closesAt}
        where id = ${id}`,
    );
  }
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

async function crash(world: World, given: Burst, turns: number): Promise<void> {
  const inFlight = takeBurst(world, given);
  for (let passed = 0; passed < turns; passed++) await turn();
  await world.crash(inFlight);
  world.count('crashes');
  await world.wakeUp();
}

async function checkRules(world: World): Promise<void> {
  world.findings.push(...(await findViolations(world.db)));
  await checkEffects(world);
  const stock = await world.db
    .select({ id: sql<string>`s.id` })
    .from(
      sql`stock_levels s left join others_stock o on o.id = s.id left join (${stockHeld}) h on h.id = s.id`,
    )
    .where(sql`s.taken <> coalesce(o.taken, 0) + coalesce(h.quantity, 0)`);
  for (const { id } of stock) world.findings.push(`Other stock is taken than orders hold: ${id}`);
  if (world.findings.length > 0) throw new Error(world.findings.join('\n'));
}
