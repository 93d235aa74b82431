import { expect, test } from 'vitest';
import { pendingKeys } from './pending-keys.ts';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('the same effect keeps its key over a reload until the server has answered', () => {
  const storage = memoryStorage();
  let made = 0;
  const newKey = () => `key-${++made}`;
  const first = pendingKeys(storage, newKey).keyFor('invest:ast_1:100');
  const afterReload = pendingKeys(storage, newKey);
  expect(afterReload.keyFor('invest:ast_1:100')).toBe(first);
  afterReload.settle('invest:ast_1:100');
  expect(afterReload.keyFor('invest:ast_1:100')).not.toBe(first);
});

test('another amount is another effect', () => {
  const keys = pendingKeys(memoryStorage());
  expect(keys.keyFor('invest:ast_1:100')).not.toBe(keys.keyFor('invest:ast_1:200'));
});
