import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isUnavailable, UnavailableError } from './is-unavailable.ts';

const failed = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('failed'), { code }));

it.each([
  ['08006', 'a lost connection'],
  ['23503', 'a row that a reset deleted meanwhile'],
  ['25P03', 'a transaction that was idle too long'],
  ['40001', 'a conflict that retries did not resolve'],
  ['40P01', 'a deadlock that retries did not resolve'],
  ['53300', 'too many connections'],
  ['55P03', 'a lock that was not free in time'],
  ['57014', 'a canceled statement'],
])('treats %s as unavailable: %s', (code) => {
  expect(isUnavailable(failed(code))).toBe(true);
});

it('treats missed deadlines as unavailable, but not failed statements', () => {
  expect(isUnavailable(new UnavailableError('late'))).toBe(true);
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true);
  expect(isUnavailable(failed('23505'))).toBe(false);
  expect(isUnavailable(failed('42601'))).toBe(false);
});
