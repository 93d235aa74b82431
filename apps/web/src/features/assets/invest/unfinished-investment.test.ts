import { expect, test } from 'vitest';
import { unfinishedInvestment } from './unfinished-investment.ts';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const counting = () => {
  let made = 0;
  return () => `key-${++made}`;
};
const about = { memberId: 'usr_1', assetId: 'ast_1' };

test('what was sent without an answer is there again after a reload, with its key', () => {
  const storage = memoryStorage();
  const newKey = counting();
  const key = unfinishedInvestment(storage, about, newKey).begin('100.5');
  const afterReload = unfinishedInvestment(storage, about, newKey);
  expect(afterReload.read()).toBe('100.5');
  expect(afterReload.begin('100.5')).toBe(key);
});

test('once the server has answered, nothing is unfinished and the next one is new', () => {
  const investment = unfinishedInvestment(memoryStorage(), about, counting());
  const key = investment.begin('100');
  investment.settle('100');
  expect(investment.read()).toBeNull();
  expect(investment.begin('100')).not.toBe(key);
});

test('another member and another asset have none', () => {
  const storage = memoryStorage();
  unfinishedInvestment(storage, about).begin('100');
  expect(unfinishedInvestment(storage, { ...about, memberId: 'usr_2' }).read()).toBeNull();
  expect(unfinishedInvestment(storage, { ...about, assetId: 'ast_2' }).read()).toBeNull();
});

test('what is no amount in the storage is none', () => {
  const storage = memoryStorage();
  storage.setItem('unfinished-investment:usr_1:ast_1', '<b>');
  expect(unfinishedInvestment(storage, about).read()).toBeNull();
});
