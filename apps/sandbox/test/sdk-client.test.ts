import { GliConflictError, GliUnprocessableError, memoryTokenStore, unwrap } from '@gli/sdk';
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

it('a key that the SDK hands back after a refusal gets the refusal again, and no other body', async () => {
  const { access, refresh } = await registerMember(sandbox);
  const client = sandbox.client({ tokens: memoryTokenStore({ access, refresh }) });
  const invest = async (amount: string, idempotencyKey?: string) =>
    unwrap(
      await client.POST('/v1/rwa/assets/{id}/invest/', {
        params: { path: { id: 'ast_5gw8n2kd7q' } },
        body: { amount, accepted_risk: true },
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      }),
    );
  const refused: unknown = await invest('50000').catch((error: unknown) => error);
  if (!(refused instanceof GliConflictError)) throw refused;
  const key = refused.idempotencyKey;
  expect(key).toMatch(/^\w{32}$/);
  await expect(invest('50000', key)).rejects.toMatchObject({ code: 'insufficient_balance' });
  await expect(invest('500', key)).rejects.toBeInstanceOf(GliUnprocessableError);
  expect(await invest('500')).toMatchObject({ principal: '500.00' });
});
