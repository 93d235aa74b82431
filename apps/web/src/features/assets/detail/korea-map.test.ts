import { expect, test } from 'vitest';
import { landPath, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './korea-map.ts';

test('places Seoul in the northwest, Busan in the southeast and Jeju below both', () => {
  const seoul = mapPoint(37.57, 126.98);
  const busan = mapPoint(35.18, 129.08);
  const jeju = mapPoint(33.46, 126.32);
  if (!seoul || !busan || !jeju) throw new Error('not in the picture');
  expect(seoul.x).toBeLessThan(busan.x);
  expect(seoul.y).toBeLessThan(busan.y);
  expect(jeju.y).toBeGreaterThan(busan.y);
});

test('excludes locations abroad', () => {
  expect(mapPoint(35.68, 139.69)).toBeNull();
  expect(mapPoint(-8.65, 115.22)).toBeNull();
});

test('draws all land inside the map', () => {
  const numbers = [...landPath.matchAll(/([\d.-]+) ([\d.-]+)/g)];
  expect(numbers.length).toBeGreaterThan(40);
  for (const [, x, y] of numbers) {
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(MAP_WIDTH);
    expect(Number(y)).toBeGreaterThan(0);
    expect(Number(y)).toBeLessThan(MAP_HEIGHT);
  }
});
