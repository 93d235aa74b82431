import { expect, it } from 'vitest';
import { exampleOf } from '../testing/index.ts';
import { createGliClient } from './create-client.ts';
import type { Fetch } from './request.ts';
import { signIn, signOut } from './sign-in.ts';
import { type AuthChange, memoryTokenStore } from './tokens.ts';

const tokens = { access: 'a1', refresh: 'r1' };
const credentials = { username: 'seoyeon.kim@example.com', password: 'gli-sandbox-2026' };

/** Creates a client with this `fetch`, and records the auth changes that it reports. */
function createClient(fetch: Fetch, initial: typeof tokens | null) {
  const client = createGliClient({
    baseUrl: 'http://gli.test/api',
    fetch,
    tokens: memoryTokenStore(initial),
    retry: { retries: 0 },
  });
  const changes: AuthChange[] = [];
  client.onAuthChange((change) => changes.push(change));
  return { client, changes };
}

it('signIn logs in, stores the tokens and returns the member', async () => {
  const response = exampleOf('logIn', 200);
  const { client, changes } = createClient(async () => Response.json(response), null);
  expect((await signIn(client, credentials)).user).toEqual(response.user);
  expect(await client.tokens.get()).toEqual({
    access: response.token.access,
    refresh: response.token.refresh,
  });
  expect(changes).toEqual(['signed-in']);
});

it('signIn keeps the stored tokens when the login is rejected', async () => {
  const body = exampleOf('logIn', 401);
  const { client, changes } = createClient(async () => Response.json(body, { status: 401 }), tokens);
  await expect(signIn(client, credentials)).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect(await client.tokens.get()).toEqual(tokens);
  expect(changes).toEqual([]);
});

it('signOut logs out and clears the tokens', async () => {
  const sent: (string | null)[] = [];
  const { client, changes } = createClient(async (url, { headers }) => {
    sent.push(new URL(url).pathname, new Headers(headers).get('Authorization'));
    return new Response(null, { status: 204 });
  }, tokens);
  await signOut(client);
  expect(sent).toEqual(['/api/auth/logout/', 'Bearer a1']);
  expect(await client.tokens.get()).toBeNull();
  expect(changes).toEqual(['signed-out']);
});

it('signOut clears the tokens and rejects if the server cannot be reached', async () => {
  const { client } = createClient(() => Promise.reject(new TypeError('fetch failed')), tokens);
  await expect(signOut(client)).rejects.toMatchObject({ name: 'GliNetworkError' });
  expect(await client.tokens.get()).toBeNull();
});

it('signOut sends nothing if there is no session', async () => {
  const { client, changes } = createClient(() => Promise.reject(new Error('sent')), null);
  await signOut(client);
  expect(changes).toEqual([]);
});

it('reports a sign-out when the server has ended the session', async () => {
  const { client, changes } = createClient(
    async () => Response.json({ code: 'token_revoked' }, { status: 401 }),
    tokens,
  );
  await client.send('/user/profile/').catch(() => {});
  expect(changes).toEqual(['signed-out']);
});
