import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createGliClient, GliConflictError, unwrap } from '../index.ts';
import { errorResponse, exampleNames, exampleOf, gliHandlers, successStatusOf } from './index.ts';

const baseUrl = 'http://gli.test/api';
const server = setupServer(...gliHandlers({ baseUrl }));
const client = createGliClient({ baseUrl, retry: { retries: 0 } });
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('matches a literal path before a path with an id', async () => {
  const featured = unwrap(await client.GET('/v1/rwa/assets/featured/'));
  expect(Array.isArray(featured)).toBe(true);
});

test('responds with a given body, whose type comes from the contract', async () => {
  const profile = { ...exampleOf('getProfile', 200), name: '홍길동' };
  server.use(...gliHandlers({ baseUrl, overrides: { getProfile: { body: profile } } }));
  expect(unwrap(await client.GET('/user/profile/')).name).toBe('홍길동');
});

test('responds with an error from the contract', async () => {
  server.use(
    ...gliHandlers({
      baseUrl,
      overrides: { investInRwaAsset: errorResponse('investInRwaAsset', 409, 'insufficient_balance') },
    }),
  );
  const result = await client.POST('/v1/rwa/assets/{id}/invest/', {
    params: { path: { id: 'ast_5gw8n2kd7q' } },
    body: { amount: '1', accepted_risk: true },
  });
  expect(() => unwrap(result)).toThrow(GliConflictError);
});

test('accepts only the errors of the operation, and rejects others immediately', () => {
  // @ts-expect-error: the operation has no such error.
  expect(() => errorResponse('investInRwaAsset', 409, 'insuficient_balance')).toThrow(RangeError);
  // @ts-expect-error: the operation has no such status.
  expect(() => errorResponse('investInRwaAsset', 418)).toThrow(RangeError);
});

test('responds with the result of a resolver', async () => {
  server.use(
    ...gliHandlers({ baseUrl, overrides: { getRwaAsset: () => HttpResponse.json({}, { status: 503 }) } }),
  );
  const { response } = await client.GET('/v1/rwa/assets/{id}/', {
    params: { path: { id: 'ast_5gw8n2kd7q' } },
  });
  expect(response.status).toBe(503);
});

test('returns a new copy of an example for each request', () => {
  const first = exampleOf('getProfile', 200);
  first.name = 'changed';
  expect(exampleOf('getProfile', 200).name).not.toBe('changed');
  expect(exampleNames('investInRwaAsset', 409)).toContain('funding_cap_exceeded');
  expect(successStatusOf('registerMember')).toBe(201);
  expect(() => exampleOf('getProfile', 200, 'nobody')).toThrow(RangeError);
});
