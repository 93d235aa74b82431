import { setImmediate as turn } from 'node:timers/promises';
import { createGliClient, type Fetch, type GliClient } from '@gli/sdk';
import { createNetworkError } from './network-error.ts';
import type { Lane, Person, World } from './world.ts';

const MAX_TURNS = 12;

/** Probability of each network fault. All other requests and responses arrive. */
const FATES = [
  ['lost', 0.04],
  ['drop', 0.05],
  ['cut', 0.02],
  ['fail', 0.02],
  ['limit:1', 0.02],
  ['twice', 0.05],
  ['late', 0.04],
] as const;

type Fate = (typeof FATES)[number][0] | 'fine';

function drawFate(value: number): Fate {
  let sum = 0;
  for (const [fate, share] of FATES) {
    sum += share;
    if (value < sum) return fate;
  }
  return 'fine';
}

/** Creates a person's client on a network that loses, repeats and delays messages. */
export function createClient(world: World, { tokens }: Pick<Person, 'tokens'>, lane: Lane): GliClient {
  return createGliClient({
    baseUrl: 'http://sandbox.test/api',
    fetch: network(world, lane),
    tokens,
    language: 'en',
    limits: { general: { limit: Number.POSITIVE_INFINITY }, logIn: { limit: Number.POSITIVE_INFINITY } },
    timeoutMs: Number.POSITIVE_INFINITY,
    random: () => lane.random.next(),
    now: () => world.nowMs,
    sleep: async () => {
      await turn();
    },
  });
}

/**
 * Creates a network that loses, delays and repeats requests and responses. The sandbox's own faults drop the response
 * after a write takes effect, or fail requests. Only writes with a key are repeated, because a client cannot tell
 * whether other repeats are safe.
 */
function network(world: World, { random }: Lane): Fetch {
  return async (input, init) => {
    const sent = new Request(input, init);
    const body = sent.body === null ? null : await sent.text();
    const copy = (fault?: string): Request => {
      const headers = new Headers(sent.headers);
      if (fault !== undefined) headers.set('Prefer', `fault=${fault}`);
      return new Request(sent.url, { method: sent.method, headers, body });
    };
    const isKeyed = sent.headers.has('Idempotency-Key');
    const fate = drawFate(random.next());
    if (world.sandboxes.length === 0) throw createNetworkError('No sandbox is running.');
    const sandbox = random.pick(world.sandboxes);
    const other = random.pick(world.sandboxes);
    const turns = random.chance(0.3) ? Math.floor(random.next() * MAX_TURNS) : 0;
    for (let waited = 0; waited < turns; waited++) await turn();
    world.count(fate === 'fine' && turns > 0 ? 'delayed' : fate);
    const deliver = async (to = sandbox, request = copy()) =>
      checked(world, await world.deliver(to, request));
    switch (fate) {
      case 'lost':
        throw createNetworkError('The request got lost.');
      case 'cut':
        return cut(await deliver());
      case 'drop':
      case 'fail':
      case 'limit:1':
        return world.deliver(sandbox, copy(fate));
      case 'twice': {
        const [, first] = await Promise.all([isKeyed ? deliver(other) : null, deliver()]);
        return first;
      }
      case 'late':
        if (isKeyed) world.lateCopies.push({ sentAtMs: world.nowMs, request: copy });
        return deliver();
      default:
        return deliver();
    }
  };
}

function checked(world: World, response: Response): Response {
  if (response.status >= 500) world.findings.push(`A response has status ${response.status}.`);
  return response;
}

/** Truncates the body of a response. */
function cut(response: Response): Response {
  const broken = new ReadableStream({
    start: (controller) => controller.error(createNetworkError('The body broke off.')),
  });
  return new Response(response.status === 204 ? null : broken, response);
}
