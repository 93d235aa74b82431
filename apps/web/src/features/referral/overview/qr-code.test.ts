import { expect, test } from 'vitest';
import { createQrCode } from './qr-code.ts';

const QUIET = 4;
const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

/** Parses a QR code's path into rows of `0` and `1`. */
function listRows(text: string): string[] {
  const { path, size } = createQrCode(text);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '0'));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y)];
    if (row) row[Number(x)] = '1';
  }
  return rows.map((row) => row.join(''));
}

/** Returns the 7 × 7 modules in a corner. */
const corner = (rows: string[], top: number, left: number) =>
  rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));

test('encodes a link as a square with finder patterns in three corners', () => {
  const rows = listRows('https://gli.example/signup?ref=SEOYEON26&medium=qr');
  const modules = rows.length - 2 * QUIET;
  // The standard's versions have 17 + 4 × version modules per side.
  expect((modules - 17) % 4).toBe(0);
  const end = QUIET + modules - 7;
  expect(corner(rows, QUIET, QUIET)).toEqual(finder);
  expect(corner(rows, QUIET, end)).toEqual(finder);
  expect(corner(rows, end, QUIET)).toEqual(finder);
});

test('includes a quiet zone', () => {
  const rows = listRows('https://gli.example/signup?ref=SEOYEON26');
  const border = [...rows.slice(0, QUIET), ...rows.slice(-QUIET)];
  const sides = rows.flatMap((row) => [row.slice(0, QUIET), row.slice(-QUIET)]);
  expect([...border, ...sides].join('')).not.toContain('1');
});

test('fits a link with the longest Korean campaign', () => {
  const campaign = encodeURIComponent('가'.repeat(60));
  const link = `https://gli.example/signup?ref=${'A'.repeat(20)}&medium=website&campaign=${campaign}`;
  expect(createQrCode(link).size).toBeLessThanOrEqual(177 + 2 * QUIET);
});
