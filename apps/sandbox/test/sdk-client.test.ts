import { GliConflictError, GliUnprocessableError, memoryTokenStore, nextPageOf, unwrap } from '@gli/sdk';
import { expect, it } from 'vitest';
import { registerMember } from './members.ts';
import { startTestSandbox } from './sandbox.ts';

const sandbox = await startTestSandbox();

it('refreshes an expired access token of an SDK client automatically', async () => {
  const member = await registerMember(sandbox);
  const tokens = memoryTokenStore({ access: member.access, refresh: member.refresh });
  const client = sandbox.client({ tokens });
  sandbox.advance(16 * 60_000);
  const { data, error } = await client.GET('/auth/sessions/');
  expect(error).toBeUndefined();
  expect(data).toHaveLength(1);
  expect(await tokens.get()).not.toEqual({ access: member.access, refresh: member.refresh });
});

it('returns every asset once and in order through the SDK’s page iterator, at any page size', async () => {
  const client = sandbox.client();
  const query = { ordering: 'apy_high', status: 'active' } as const;
  const { data: whole } = await client.GET('/v1/rwa/assets/', { params: { query } });
  const sizes: number[] = [];
  const found: string[] = [];
  const pages = client.pages('/v1/rwa/assets/', { params: { query: { ...query, page_size: 2 } } });
  for await (const { results } of pages.byPage()) sizes.push(results.length);
  for await (const { id } of pages) found.push(id);
  expect(found).toEqual(whole?.results.map(({ id }) => id));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.slice(0, -1).every((size) => size === 2)).toBe(true);
});

it('returns page URLs that the SDK can send unchanged in both directions', async () => {
  const client = sandbox.client();
  const { data: first } = await client.GET('/v1/shopping/products/', { params: { query: { page_size: 2 } } });
  type Page = NonNullable<typeof first>;
  const second = await client.send<Page>(first?.next ?? '');
  expect(second.results).toHaveLength(2);
  expect(await client.send<Page>(second.previous ?? '')).toEqual(first);
  expect(nextPageOf(second)).toBe(3);
});

it('replays a rejection for a key reused by the SDK and rejects a different body', async () => {
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
