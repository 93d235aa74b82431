import { GliNetworkError, GliTimeoutError } from '@gli/sdk';
import { expect, test } from 'vitest';
import { apiError } from '../testing/api-error.ts';
import { isRefusal, type UnfinishedConversion, unfinishedConversions } from './unfinished-conversion.ts';

const sent: UnfinishedConversion = {
  body: { quote_id: 'qte_9fk3w7bn1d', acknowledged_warnings: ['large_amount'] },
  quote: { from_token: 'GLIB', to_token: 'GLID', amount: '500', receive_amount: '198' },
};

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function tab(storage = memoryStorage()) {
  let made = 0;
  const newKey = () => `key-${++made}`;
  return { storage, reload: (memberId = 'mem_1') => unfinishedConversions(storage, memberId, newKey) };
}

test('after a reload the same request can be sent again with the same key', () => {
  const { reload } = tab();
  const key = reload().begin(sent);
  expect(reload().read()).toEqual(sent);
  expect(reload().begin(sent)).toBe(key);
});

test('once it is settled nothing is left, and the next one has another key', () => {
  const { reload } = tab();
  const key = reload().begin(sent);
  reload().settle(sent);
  expect(reload().read()).toBeNull();
  expect(reload().begin(sent)).not.toBe(key);
});

test('another member of this browser is not offered it', () => {
  const { reload } = tab();
  reload().begin(sent);
  expect(reload('mem_2').read()).toBeNull();
});

test.each(['{', 'null', '[]', '{"body":{}}', '{"body":{"quote_id":1},"quote":{}}'])(
  'stored text that is none, %s, counts as nothing',
  (text) => {
    const { storage, reload } = tab();
    storage.setItem('unfinished-conversion:mem_1', text);
    expect(reload().read()).toBeNull();
  },
);

test.each([
  [400, 'validation_failed'],
  [404, 'not_found'],
  [409, 'quote_expired'],
  [409, 'quote_already_used'],
  [409, 'insufficient_balance'],
  [422, 'idempotency_key_reused'],
])('%i %s settles it', (status, code) => {
  expect(isRefusal(apiError(status, code))).toBe(true);
});

test.each([
  [401, 'token_expired'],
  [409, 'request_in_progress'],
  [429, 'rate_limited'],
  [500, 'server_error'],
  [503, 'server_error'],
])('%i %s leaves it open', (status, code) => {
  expect(isRefusal(apiError(status, code))).toBe(false);
});

test('a lost answer leaves it open', () => {
  expect(isRefusal(new GliNetworkError(new TypeError('fetch failed')))).toBe(false);
  expect(isRefusal(new GliTimeoutError(10_000))).toBe(false);
});
