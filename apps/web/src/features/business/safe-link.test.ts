import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';

test('web pages and mail addresses are linked, anything that could run is not', () => {
  expect(isSafeLink('https://linkedin.example/in/han-doyun')).toBe(true);
  expect(isSafeLink('mailto:doyun.han@gli.example')).toBe(true);
  expect(isSafeLink('javascript:alert(1)')).toBe(false);
  expect(isSafeLink('//elsewhere')).toBe(false);
});
