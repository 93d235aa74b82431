import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChatStore, TYPING_DELAY_MS } from './chat-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const newStore = () => createChatStore({ now: Date.now, later: setTimeout });
const senders = (store: ReturnType<typeof newStore>) => store.read().messages.map(({ sender }) => sender);
const ask = (store: ReturnType<typeof newStore>, text: string) =>
  store.happen({ type: 'sent', text, reply: 'fees', at: Date.now() });

test('support types for a second and a half, then answers', () => {
  const store = newStore();
  ask(store, 'Fees?');
  vi.advanceTimersByTime(TYPING_DELAY_MS - 1);
  expect(senders(store)).toEqual(['user']);
  vi.advanceTimersByTime(1);
  expect(senders(store)).toEqual(['user', 'support']);
  expect(TYPING_DELAY_MS).toBe(1_500);
});

test('two messages get two answers, one after the other', () => {
  const store = newStore();
  ask(store, 'One?');
  vi.advanceTimersByTime(500);
  ask(store, 'Two?');
  vi.advanceTimersByTime(1_000);
  expect(senders(store)).toEqual(['user', 'user', 'support']);
  vi.advanceTimersByTime(1_500);
  expect(senders(store)).toEqual(['user', 'user', 'support', 'support']);
});

test('what was cleared while support typed is not answered', () => {
  const store = newStore();
  ask(store, 'Mine');
  store.happen({ type: 'cleared' });
  vi.advanceTimersByTime(TYPING_DELAY_MS);
  expect(senders(store)).toEqual([]);
});

test('whoever listens is told of every change', () => {
  const store = newStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  ask(store, 'Fees?');
  vi.advanceTimersByTime(TYPING_DELAY_MS);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  ask(store, 'Fees?');
  expect(listener).toHaveBeenCalledTimes(2);
});
