import { exampleOf } from '@gli/sdk/testing';
import { expect, test } from 'vitest';
import { createQueryCache } from './query-cache.ts';
import { refetchInvalid } from './response-check.ts';

const { notifications: _, ...profile } = exampleOf('getProfile', 200);

test.each([
  ['response', '/user/profile/', profile],
  ['response with a version added', '/user/profile/?versioned', { ...profile, version: null }],
  ['page of an infinite list', '/user/profile/', { pages: [profile], pageParams: [1] }],
])('drops a malformed %s from the cache', (_name, path, data) => {
  const queries = createQueryCache(() => {});
  queries.setQueryData([path], data);
  expect(refetchInvalid(queries)).toBe(true);
  expect(queries.getQueryData([path])).toBeUndefined();
  expect(refetchInvalid(queries)).toBe(false);
});

test('keeps well-formed responses, and data that no API call returns', () => {
  const queries = createQueryCache(() => {});
  queries.setQueryData(['/user/profile/'], exampleOf('getProfile', 200));
  queries.setQueryData(['statement', 'usr_1'], null);
  expect(refetchInvalid(queries)).toBe(false);
  expect(queries.getQueryData(['statement', 'usr_1'])).toBeNull();
});
