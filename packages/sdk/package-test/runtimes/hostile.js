// Usage with Node, Bun or Deno: hostile.js <origin of the hostile server> <faults with their timeouts, as JSON>
import process from 'node:process';
import { createGliClient, unwrap } from '@gli/sdk';

/** Limit of calls that need no timeout. A call that reaches it has hung. */
const HANG_MS = 60_000;
const HEALTHY = { 'X-Healthy': '1' };
const TOKENS = { access: 'access-1', refresh: 'refresh-1' };

const kinds = {
  read: (client) => client.GET('/v1/rwa/assets/').then(unwrap),

  /** Repeats a failed write with its key, as an app does. */
  async 'keyed write'(client) {
    const write = { params: { path: { id: 'ast_1' } }, body: { amount: '500', accepted_risk: true } };
    const call = (options) =>
      client.POST('/v1/rwa/assets/{id}/invest/', { ...write, ...options }).then(unwrap);
    try {
      return await call();
    } catch (error) {
      if (!error.idempotencyKey) throw new Error(`${error.name} without a key`);
      await call({ idempotencyKey: error.idempotencyKey, headers: HEALTHY, timeoutMs: HANG_MS });
      throw error;
    }
  },

  'plain write': (client) => client.PATCH('/user/profile/', { body: { name: '한지우' } }).then(unwrap),

  upload(client) {
    const form = new FormData();
    form.append('avatar', new Blob(['x'.repeat(100_000)], { type: 'image/png' }), 'me.png');
    return client.upload('/user/profile/avatar/', form);
  },

  /** Reads with an expired access token, and once more when the server is healthy. */
  async refresh(client, { endsSession }) {
    await client.tokens.set(TOKENS);
    const call = (options) => client.GET('/user/profile/', options).then(unwrap);
    try {
      return await call();
    } catch (error) {
      const stored = await client.tokens.get();
      if (endsSession) throw stored ? new Error('The tokens were kept.') : error;
      if (stored?.refresh !== TOKENS.refresh) throw new Error('The tokens were lost.');
      client.use({ onRequest: ({ request }) => request.headers.set('X-Healthy', '1') });
      await call({ timeoutMs: HANG_MS });
      throw error;
    }
  },
};

/** Returns `data`, or the name of the error. */
async function getOutcome(call) {
  try {
    const data = await call();
    return data?.results ? 'data' : `wrong data: ${JSON.stringify(data)}`;
  } catch (error) {
    return error.name === 'Error' ? error.message : error.name;
  }
}

const [origin, faults] = process.argv.slice(2);
const outcomes = {};
// One fault after another, because a busy machine would need longer to connect than the timeouts of stalled calls.
for (const [name, fault] of Object.entries(JSON.parse(faults))) {
  const calls = Object.entries(kinds).map(async ([kind, call]) => {
    const client = createGliClient({
      baseUrl: `${origin}/${encodeURIComponent(name)}/${encodeURIComponent(kind)}/api`,
      retry: { baseDelayMs: 1 },
      timeoutMs: fault.timeoutMs ?? HANG_MS,
    });
    outcomes[`${name}/${kind}`] = await getOutcome(() => call(client, fault));
  });
  await Promise.all(calls);
}
console.log(JSON.stringify(outcomes));
