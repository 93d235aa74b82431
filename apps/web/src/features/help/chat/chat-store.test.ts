import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChatStore, createChatStore, TYPING_DELAY_MS } from './chat-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const senders = (store: ChatStore) => store.read().messages.map(({ sender }) => sender);
const send = (store: ChatStore, text: string) =>
  store.dispatch({ type: 'sent', text, reply: 'fees', at: Date.now() });

test('replies after showing a typing indicator for 1.5 seconds', () => {
  const store = createChatStore();
  send(store, 'Fees?');
  vi.advanceTimersByTime(TYPING_DELAY_MS - 1);
  expect(senders(store)).toEqual(['user']);
  vi.advanceTimersByTime(1);
  expect(senders(store)).toEqual(['user', 'support']);
  expect(TYPING_DELAY_MS).toBe(1_500);
});

test('replies to two messages one after the other', () => {
  const store = createChatStore();
  send(store, 'One?');
  vi.advanceTimersByTime(500);
  send(store, 'Two?');
  vi.advanceTimersByTime(1_000);
  expect(senders(store)).toEqual(['user', 'user', 'support']);
  vi.advanceTimersByTime(1_500);
  expect(senders(store)).toEqual(['user', 'user', 'support', 'support']);
});

test('sends no reply to a cleared message', () => {
  const store = createChatStore();
  send(store, 'Mine');
  store.dispatch({ type: 'cleared' });
  vi.advanceTimersByTime(TYPING_DELAY_MS);
  expect(senders(store)).toEqual([]);
});

test('notifies listeners of every change', () => {
  const store = createChatStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  send(store, 'Fees?');
  vi.advanceTimersByTime(TYPING_DELAY_MS);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  send(store, 'Fees?');
  expect(listener).toHaveBeenCalledTimes(2);
});
