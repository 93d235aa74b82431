import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['', '***'],
  ['김', '***'],
  ['김산', '김**'],
  ['이준호', '이*호'],
  ['남궁민수', '남*수'],
  ['Alexandra', 'A*a'],
])('masks %j as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
