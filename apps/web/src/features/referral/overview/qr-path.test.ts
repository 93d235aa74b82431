import { expect, test } from 'vitest';
import { QUIET_MODULES, qrPath, qrSide } from './qr-path.ts';

const modules = [
  [true, true, false],
  [false, false, false],
  [true, false, true],
];

test('dark neighbours are one bar, and a quiet border lies around', () => {
  const q = QUIET_MODULES;
  expect(qrPath(modules)).toBe(`M${q} ${q}h2v1h-2zM${q} ${q + 2}h1v1h-1zM${q + 2} ${q + 2}h1v1h-1z`);
  expect(qrSide(modules)).toBe(3 + 2 * q);
});
