import { randomUUID } from 'node:crypto';
import type { ConversionQuote, Order } from '@gli/sdk';
import type { SeededRandom } from '../fuzz/random.ts';
import {
  isSuccess,
  parseBody,
  type Sent,
  send,
  type WorkloadUser,
  type Write,
  type WriteResponse,
} from './journal.ts';

export const PASSWORD = 'sea-breeze-2026';

const ASSETS = ['ast_5gw8n2kd7q', 'ast_2vx6p9rm4t'];
const GIFT_BOX = 'prd_7gy1v5hc9m';
const STAY = 'prd_4wn8d2tk6r';
const LANES = 2;
/** Share of responses that are dropped, so that some retries repeat successful writes. */
const DROPPED_RESPONSE_SHARE = 0.1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A member who sends writes until the sandbox is killed or the workload ends. */
export type WorkloadMember = {
  readonly address: string;
  readonly random: SeededRandom;
  /** Every write is recorded here before it is sent. */
  readonly journal: Sent[];
  readonly isOver: () => boolean;
};

/** Thrown to end a sequence of writes after its connection broke or the database became unavailable. */
class Unanswered extends Error {}

/** Registers a member, who then writes in two parallel sequences until the sandbox ends. */
export async function runMemberWorkload(member: WorkloadMember): Promise<void> {
  try {
    const email = `workload-${randomUUID()}@example.com`;
    const registered = await write(member, registration(email));
    if (!isSuccess(registered)) return;
    const person = toWorkloadUser(registered, email);
    await Promise.all(Array.from({ length: LANES }, () => lane(member, person)));
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
}

export function registration(email: string): Write {
  const json = { email, password: PASSWORD, name: '한지우', terms_accepted: true };
  return { kind: 'register', path: '/auth/register/', json, person: null, key: null };
}

export function createLogin(email: string): Write {
  return {
    kind: 'log_in',
    path: '/auth/login/',
    json: { username: email, password: PASSWORD },
    person: null,
    key: null,
  };
}

/** Creates the write that executes a quote, from the quote's response. */
export function createExecution(response: WriteResponse, person: WorkloadUser): Write {
  const { id, warnings } = parseBody<ConversionQuote>(response);
  const json = { quote_id: id, acknowledged_warnings: warnings.map((warning) => warning.code) };
  return { kind: 'convert', path: '/v1/wallet/conversion/execute/', json, person, key: randomUUID() };
}

export function toWorkloadUser(response: WriteResponse, email: string): WorkloadUser {
  const { user, tokens } = parseBody<{ user: { id: string }; tokens: { access_token: string } }>(response);
  return { id: user.id, email, token: tokens.access_token };
}

async function lane(member: WorkloadMember, person: WorkloadUser): Promise<void> {
  const { random, isOver } = member;
  while (!isOver()) {
    const choice = random.next();
    if (choice < 0.05) await write(member, registration(`workload-${randomUUID()}@example.com`));
    else if (choice < 0.1) await write(member, createLogin(person.email));
    else if (choice < 0.45) await invest(member, person);
    else if (choice < 0.7) await convert(member, person);
    else await order(member, person);
  }
}

async function invest(member: WorkloadMember, person: WorkloadUser): Promise<void> {
  const { random } = member;
  const path = `/v1/rwa/assets/${random.pick(ASSETS)}/invest/`;
  const amount = `${100 + Math.floor(random.next() * 50)}.${Math.floor(random.next() * 99_999_999) + 1}`;
  await write(member, {
    kind: 'invest',
    path,
    json: { amount, accepted_risk: true },
    person,
    key: randomUUID(),
  });
}

async function convert(member: WorkloadMember, person: WorkloadUser): Promise<void> {
  const { random } = member;
  // Conversions to GLIL take a day, so the GLIL balance depends only on the orders.
  const { to_token, conversion_type } = random.pick([
    { to_token: 'GLIL', conversion_type: 'economy' },
    { to_token: 'GLID', conversion_type: 'instant' },
    { to_token: 'GLID', conversion_type: 'standard' },
  ]);
  const json = {
    from_token: 'GLIB',
    to_token,
    conversion_type,
    amount: String(20 + Math.floor(random.next() * 80)),
  };
  const quote = await write(member, {
    kind: 'quote',
    path: '/v1/wallet/conversion/validate/',
    json,
    person,
    key: null,
  });
  if (isSuccess(quote)) await write(member, createExecution(quote, person));
}

async function order(member: WorkloadMember, person: WorkloadUser): Promise<void> {
  const { random } = member;
  const customer = { name: '한지우', phone: '+82 10-1234-5678' };
  const lines = [random.chance(0.5) ? { product_id: GIFT_BOX, quantity: 1 } : stay(random)];
  const json = { lines, token: 'GLIL', customer, note: randomUUID() };
  const placed = await write(member, {
    kind: 'order',
    path: '/v1/shopping/orders/',
    json,
    person,
    key: randomUUID(),
  });
  if (!isSuccess(placed)) return;
  const path = `/v1/shopping/orders/${parseBody<Order>(placed).id}`;
  if (random.chance(0.7)) {
    await write(member, {
      kind: 'pay',
      path: `${path}/confirm_payment/`,
      json: {},
      person,
      key: randomUUID(),
    });
  }
  if (random.chance(0.35)) {
    await write(member, { kind: 'cancel', path: `${path}/cancel/`, json: {}, person, key: randomUUID() });
  }
}

function stay(random: SeededRandom) {
  const arrival = Date.now() + (20 + Math.floor(random.next() * 30)) * DAY_MS;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    product_id: STAY,
    quantity: 1,
    guests: 2,
    room_type: random.pick(['standard', 'deluxe']),
    check_in_date: day(arrival),
    check_out_date: day(arrival + DAY_MS),
  };
}

/** Records a write, sends it and records its response. Returns null if the response was lost. */
async function write(
  { address, journal, random }: WorkloadMember,
  one: Write,
): Promise<WriteResponse | null> {
  const sent: Sent = { ...one, response: null };
  journal.push(sent);
  const response = await send(address, one);
  // A 503 means that the database is unavailable. The write may have taken effect.
  if (response === null || response.status === 503) throw new Unanswered();
  if (response.status >= 500) throw new Error(`${one.path}: ${response.status} ${response.text}`);
  if (random.chance(DROPPED_RESPONSE_SHARE)) return null;
  sent.response = response;
  return response;
}
