import { expect, test } from 'vitest';
import { codeStateOf } from './code-state.ts';

const now = Date.parse('2026-11-21T12:00:00+09:00');
const code = { active: true, expires_at: null, max_uses: null, uses_count: 3 };

test.each([
  ['without limits is in use', code, 'active'],
  ['that was switched off is paused', { ...code, active: false, max_uses: 3 }, 'paused'],
  ['whose end has come is expired', { ...code, expires_at: '2026-11-21T12:00:00+09:00' }, 'expired'],
  ['that ends later is in use', { ...code, expires_at: '2026-11-21T23:59:59+09:00' }, 'active'],
  ['at its limit is used up', { ...code, max_uses: 3 }, 'used_up'],
  ['below its limit is in use', { ...code, max_uses: 4 }, 'active'],
] as const)('a code %s', (_, given, state) => {
  expect(codeStateOf(given, now)).toBe(state);
});
