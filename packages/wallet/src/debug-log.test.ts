import { expect, it } from 'vitest';
import { createDebugLog } from './debug-log.ts';
import { DEBUG_LOG_MAX_CHARACTERS } from './limits.ts';

const at = Date.parse('2026-11-21T00:00:00Z');

it('writes one line per event with a timestamp', () => {
  const log = createDebugLog(() => at);
  log.write('connect_started');
  log.write('ended', new Error('no\nresponse'));
  expect(log.read()).toBe(
    '2026-11-21T00:00:00.000Z connect_started\n' + '2026-11-21T00:00:00.000Z ended: no response\n',
  );
});

it('keeps the last 5000 characters', () => {
  const log = createDebugLog(() => at);
  for (let count = 0; count < 500; count += 1) log.write(`event ${count}`);
  expect(log.read()).toHaveLength(DEBUG_LOG_MAX_CHARACTERS);
  expect(log.read()).toMatch(/event 499\n$/);
});

it.each([
  ['an address', '6TAAcukwSHujkx5LmfhBo8YM5P4r5tRgjaSPfXdF8cyQ', '6TAA…8cyQ'],
  ['a nonce', 'b7e23ec29af22b0b4e41da31e868d57226121c84a8e5f3b96a6d0f1d5c9e7a40', 'b7e2…7a40'],
  ['a token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZW1fMSJ9.${'s'.repeat(43)}`, 'eyJh…ssss'],
  ['a signature', `[${Array.from({ length: 64 }, () => 122).join(', ')}]`, '[…]'],
])('redacts %s', (_, secret, shown) => {
  const log = createDebugLog(() => at);
  log.write('ended', new Error(`refused ${secret} now`));
  expect(log.read()).toContain(`refused ${shown} now`);
});
