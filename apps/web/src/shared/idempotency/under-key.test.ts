import { GliApiError, GliNetworkError } from '@gli/sdk';
import { expect, test } from 'vitest';
import { pendingKeys } from './pending-keys.ts';
import { underKey } from './under-key.ts';

function keysOfTab() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  let made = 0;
  return pendingKeys(storage, () => `key-${++made}`);
}

const refused = (status: number, code: string) =>
  new GliApiError(status, { error: 'No', message: 'No', code, details: {} }, null, null);

/** The keys that two tries are sent under when the first one ends with this error. */
async function keysOfTwoTries(error: unknown): Promise<string[]> {
  const keys = keysOfTab();
  const sent: string[] = [];
  const send = async (key: string) => {
    sent.push(key);
    if (sent.length === 1) throw error;
    return 'done';
  };
  await expect(underKey(keys, 'pay:1', send)).rejects.toBe(error);
  await expect(underKey(keys, 'pay:1', send)).resolves.toBe('done');
  return sent;
}

test.each([
  ['the answer is lost', new GliNetworkError(new TypeError('fetch failed'))],
  ['the server fails', refused(500, 'server_error')],
  ['the first try is still under way', refused(409, 'request_in_progress')],
  ['the session has run out', refused(401, 'token_expired')],
  ['there were too many requests', refused(429, 'rate_limited')],
])('when %s, the next try is the same payment', async (_, error) => {
  expect(await keysOfTwoTries(error)).toEqual(['key-1', 'key-1']);
});

test.each([
  ['the balance is too low', refused(409, 'insufficient_balance')],
  ['the order is over', refused(409, 'order_state_conflict')],
  ['the input is wrong', refused(400, 'validation_failed')],
])('when %s, the next try is a new payment', async (_, error) => {
  expect(await keysOfTwoTries(error)).toEqual(['key-1', 'key-2']);
});

test('after an answer the key is gone', async () => {
  const keys = keysOfTab();
  const sent: string[] = [];
  const send = async (key: string) => sent.push(key);
  await underKey(keys, 'pay:1', send);
  await underKey(keys, 'pay:1', send);
  expect(sent).toEqual(['key-1', 'key-2']);
});
