import type { LoginGrant, LoginInput } from '../generated/schema-types.ts';
import { LOG_IN_PATH, LOG_OUT_PATH } from './auth-paths.ts';
import type { CallOptions } from './call-options.ts';
import type { GliClient } from './create-client.ts';
import { toTokens } from './to-tokens.ts';
import { unwrap } from './unwrap.ts';

/**
 * Logs a member in and stores the tokens: `const { user } = await signIn(client, { username, password })`.
 * @throws GliError if the login fails; the stored tokens stay the same
 */
export async function signIn(
  client: GliClient,
  body: LoginInput,
  options?: CallOptions,
): Promise<LoginGrant> {
  const data = unwrap(await client.POST(LOG_IN_PATH, { ...options, body }));
  await client.tokens.set(toTokens(data));
  return data;
}

/**
 * Logs the member out on this device. Clears the stored tokens, even if the request fails.
 * @throws GliError if the logout fails
 */
export async function signOut(client: GliClient, options?: CallOptions): Promise<void> {
  const stored = await client.tokens.get();
  if (!stored) return;
  try {
    unwrap(await client.POST(LOG_OUT_PATH, options));
  } finally {
    await client.tokens.clear();
  }
}
