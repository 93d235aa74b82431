import type { ConversionQuote, GliClient } from '@gli/sdk';
import {
  applyReferralCode,
  cancelOrder,
  confirmOrderPayment,
  createOrder,
  createReferralCode,
  executeConversion,
  getInvestmentPortfolio,
  grantManualReward,
  investInRwaAsset,
  listOrders,
  processReward,
  registerMember,
  validateConversion,
} from '@gli/sdk/operations';
import { addDays } from '../src/core/time/calendar.ts';
import { toKoreanDate } from '../src/core/time/time.ts';
import { createClient } from './network.ts';
import { type Lane, PASSWORD, type Person, person, type World, type Write } from './world.ts';
import { attempt, KEY_LIFETIME_MS, send } from './writes.ts';

export const MAX_PEOPLE = 6;
/** Assets whose funding targets the `supply` step keeps within members' reach. */
export const ASSETS = ['ast_5gw8n2kd7q', 'ast_2vx6p9rm4t'];
export const GIFT_BOX = 'prd_7gy1v5hc9m';
const STAY = 'prd_4wn8d2tk6r';
const DINNER = 'prd_3ks9x6bp4z';
const CUSTOMER = { name: '한지우', phone: '+82 10-1234-5678', address: '서울 성동구' };

export type Action = (world: World, lane: Lane, by: Person) => Promise<void>;

type NewWrite<Data> = Pick<Write, 'kind' | 'tag' | 'by' | 'refusals'> & {
  readonly call: (client: GliClient, options: { idempotencyKey: string }) => Promise<Data>;
};

/** Sends a write with a new key. Returns null if it was rejected or its outcome is unknown. */
async function write<Data>(world: World, lane: Lane, one: NewWrite<Data>): Promise<Data | null> {
  let data: Data | null = null;
  const made: Write = {
    ...one,
    call: async (client, idempotencyKey) => {
      data = await one.call(client, { idempotencyKey });
      return data;
    },
    key: `key-${lane.name}-${one.kind}`,
    sentAtMs: world.nowMs,
    outcome: null,
  };
  world.writes.push(made);
  await send(world, lane, made);
  return data;
}

/** Returns a random whole number from 1 to `most`. */
const some = ({ random }: Lane, max: number): number => 1 + Math.floor(random.next() * max);

/** Creates an amount whose decimals encode the lane's name, so the write can be found by its amount. */
function uniqueAmount({ random, name }: Lane, max: number): string {
  return `${100 + Math.floor(random.next() * max)}.${name.padStart(8, '0')}`;
}

const invest: Action = async (world, lane, by) => {
  const tag = uniqueAmount(lane, lane.random.chance(0.2) ? 4000 : 500);
  const id = lane.random.pick(ASSETS);
  await write(world, lane, {
    ...{ kind: 'invest', tag, by },
    call: (client, options) =>
      investInRwaAsset(client, { id, body: { amount: tag, accepted_risk: true } }, options),
    refusals:
      /insufficient_balance|asset_not_open|funding_cap_exceeded|amount_below_minimum|validation_failed/,
  });
};

const convert: Action = async (world, lane, by) => {
  const { random } = lane;
  const pair = random.pick([
    { from_token: 'GLIB', to_token: 'GLIL' },
    { from_token: 'GLIB', to_token: 'GLID' },
    { from_token: 'GLID', to_token: 'GLIB' },
  ] as const);
  const conversion_type = random.pick(['standard', 'instant', 'economy'] as const);
  const body = { ...pair, amount: String(10 + some(lane, 900)), conversion_type };
  const client = createClient(world, by, lane);
  const quote = await attempt(world, 'quote', () => validateConversion(client, { body }));
  if (quote === null) return;
  await execute(world, lane, by, quote);
  // Executes the same quote again with a different key.
  if (random.chance(0.15)) await execute(world, { ...lane, name: `${lane.name}-again` }, by, quote);
};

function execute(world: World, lane: Lane, by: Person, { id, warnings }: ConversionQuote): Promise<unknown> {
  const body = { quote_id: id, acknowledged_warnings: warnings.map(({ code }) => code) };
  return write(world, lane, {
    ...{ kind: 'convert', tag: id, by },
    call: (client, options) => executeConversion(client, { body }, options),
    refusals: /insufficient_balance|quote_already_used|quote_expired/,
  });
}

/** Chooses from a few nights, tables and boxes, so that they sell out. */
function createLine(world: World, lane: Lane) {
  const { random } = lane;
  const day = (offset: number) => addDays(toKoreanDate(new Date(world.nowMs)), offset);
  const choice = random.next();
  if (choice < 0.4) return { product_id: GIFT_BOX, quantity: some(lane, 3) };
  const arrival = 20 + Math.floor(random.next() * 3);
  if (choice < 0.6) {
    return { product_id: DINNER, quantity: some(lane, 4), visit_at: `${day(arrival)}T18:30:00+09:00` };
  }
  return {
    ...{ product_id: STAY, quantity: some(lane, 2), guests: 2 },
    room_type: random.pick(['standard', 'deluxe'] as const),
    ...{ check_in_date: day(arrival), check_out_date: day(arrival + some(lane, 2)) },
  };
}

const order: Action = async (world, lane, by) => {
  const lines = [createLine(world, lane), ...(lane.random.chance(0.2) ? [createLine(world, lane)] : [])];
  const tag = `order ${lane.name}`;
  const body = { lines, token: 'GLIL' as const, customer: CUSTOMER, note: tag };
  const placed = await write(world, lane, {
    ...{ kind: 'order', tag, by },
    call: (client, options) => createOrder(client, { body }, options),
    refusals: /out_of_stock|validation_failed/,
  });
  if (placed === null || lane.random.chance(0.2)) return;
  const { id } = placed;
  const beside = { ...lane, name: `${lane.name}-beside` };
  if (lane.random.chance(0.2)) await Promise.all([pay(world, lane, by, id), cancel(world, beside, by, id)]);
  else await pay(world, lane, by, id);
};

function pay(world: World, lane: Lane, by: Person, id: string): Promise<unknown> {
  return write(world, lane, {
    ...{ kind: 'pay', tag: id, by },
    call: (client, options) => confirmOrderPayment(client, { id }, options),
    refusals: /insufficient_balance|order_status_conflict/,
  });
}

function cancel(world: World, lane: Lane, by: Person, id: string): Promise<unknown> {
  return write(world, lane, {
    ...{ kind: 'cancel', tag: id, by },
    call: (client, options) => cancelOrder(client, { id }, options),
    refusals: /order_status_conflict/,
  });
}

const changeOrder: Action = async (world, lane, by) => {
  const client = createClient(world, by, lane);
  const page = await attempt(world, 'orders', () => listOrders(client, { page_size: 20 }));
  const open = page?.results.filter(({ allowed_actions }) => allowed_actions.length > 0) ?? [];
  if (open.length === 0) return;
  const { id, status } = lane.random.pick(open);
  await (status === 'pending_payment' && lane.random.chance(0.6) ? pay : cancel)(world, lane, by, id);
};

const again: Action = async (world, lane) => {
  const alive = world.writes
    .slice(-60)
    .filter(({ sentAtMs }) => world.nowMs - sentAtMs < KEY_LIFETIME_MS - 3_600_000);
  if (alive.length > 0) await send(world, lane, lane.random.pick(alive));
};

async function register(world: World, lane: Lane): Promise<void> {
  const one = person(`member-${lane.name}@example.com`);
  world.people.push(one);
  const inviter = lane.random.pick([null, ...world.people.flatMap(({ code }) => code ?? [])]);
  const client = createClient(world, one, lane);
  const body = {
    ...{ email: one.email, password: PASSWORD, name: '한지우', terms_accepted: true },
    ...(inviter === null ? {} : { referral_code: inviter }),
  };
  const made = await attempt(world, 'register', () => registerMember(client, { body }));
  // If there is no response, a later login shows whether the registration took effect.
  if (made === null) return;
  one.id = made.user.id;
  await one.tokens.set({ access: made.tokens.access_token, refresh: made.tokens.refresh_token });
}

const refer: Action = async (world, lane, by) => {
  const client = createClient(world, by, lane);
  if (by.code === null) {
    const made = await attempt(
      world,
      'referral code',
      () => createReferralCode(client, { body: {} }),
      /referral_code_exists/,
    );
    by.code = made?.code ?? null;
    return;
  }
  const codes = world.people.flatMap(({ code }) => code ?? []);
  await attempt(
    world,
    'referral',
    () => applyReferralCode(client, { body: { code: lane.random.pick(codes) } }),
    /own_referral_code|referral_circle|referral_already_used/,
  );
};

/** Grants a member a reward as an operator, paid immediately or in the next nightly run. */
const reward: Action = async (world, lane, { id }) => {
  const tag = `reward ${lane.name}`;
  const token = lane.random.pick(['GLIB', 'GLIL'] as const);
  const body = { member_id: id, amount: String(some(lane, 20_000)), token, reason: tag };
  const granted = await write(world, lane, {
    ...{ kind: 'reward', tag, by: world.operator },
    call: (client, options) => grantManualReward(client, { body }, options),
    refusals: /^$/,
  });
  if (granted === null || lane.random.chance(0.3)) return;
  const client = createClient(world, world.operator, lane);
  const idempotencyKey = `key-${lane.name}-process`;
  await attempt(
    world,
    'reward paid',
    () => processReward(client, { id: granted.id, body: { action: 'pay' } }, { idempotencyKey }),
    /reward_already_processed/,
  );
};

const read: Action = async (world, lane, by) => {
  const client = createClient(world, by, lane);
  await attempt(world, 'portfolio', () => getInvestmentPortfolio(client));
};

/** Member actions and their relative frequencies. */
export const ACTIONS: readonly (readonly [Action, number])[] = [
  [invest, 22],
  [order, 22],
  [changeOrder, 14],
  [convert, 14],
  [again, 14],
  [reward, 6],
  [refer, 4],
  [read, 4],
];

/** Registers a new member. Must not run concurrently, because the time to hash a password varies. */
export async function welcome(world: World, lane: Lane): Promise<void> {
  await register(world, lane);
  await world.wakeUp();
}
