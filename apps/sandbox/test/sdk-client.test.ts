import { memoryTokenStore } from '@gli/sdk';
import { expect, it } from 'vitest';
import { registerMember } from './members.ts';
import { startTestSandbox } from './sandbox.ts';

const sandbox = await startTestSandbox();

it("serves the SDK's client, which renews an expired access token automatically", async () => {
  const member = await registerMember(sandbox);
  const tokens = memoryTokenStore({ access: member.access, refresh: member.refresh });
  const client = sandbox.client({ tokens });
  sandbox.advance(16 * 60_000);
  const { data, error } = await client.GET('/auth/sessions/');
  expect(error).toBeUndefined();
  expect(data).toHaveLength(1);
  expect(await tokens.get()).not.toEqual({ access: member.access, refresh: member.refresh });
});
