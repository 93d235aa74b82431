import { expect, test } from 'vitest';
import { qrModules } from './qr-modules.ts';

const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

/** Seven by seven modules from a corner, as text. */
const corner = (modules: readonly (readonly boolean[])[], top: number, left: number) =>
  modules.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map(Number)
      .join(''),
  );

test('a link is a square with the marks that readers look for in three corners', () => {
  const modules = qrModules('https://gli.example/signup?ref=SEOYEON26&medium=qr');
  const { length } = modules;
  expect(modules.every((row) => row.length === length)).toBe(true);
  // Versions of the standard have 17 + 4 × version modules a side.
  expect((length - 17) % 4).toBe(0);
  expect(corner(modules, 0, 0)).toEqual(finder);
  expect(corner(modules, 0, length - 7)).toEqual(finder);
  expect(corner(modules, length - 7, 0)).toEqual(finder);
});

test('the longest campaign in Korean still fits', () => {
  const campaign = encodeURIComponent('가'.repeat(60));
  const link = `https://gli.example/signup?ref=${'A'.repeat(20)}&medium=website&campaign=${campaign}`;
  expect(qrModules(link).length).toBeLessThanOrEqual(177);
});
