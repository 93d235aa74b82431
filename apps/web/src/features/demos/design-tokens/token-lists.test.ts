import { expect, test } from 'vitest';
import { PALETTES } from '../../../design/palettes/palettes.ts';
import { scales } from '../../../design/scales.ts';
import { contrastFigures, systemScales, tokenScales, weakestOf } from './token-lists.ts';

test('the page lists every scale and token that the design system is made with', () => {
  expect(['colors', ...tokenScales.map(({ name }) => name)].toSorted()).toEqual(systemScales.toSorted());
  const listed = tokenScales.flatMap(({ name, tokens }) => tokens.map((token) => `${name}.${token.name}`));
  const made = Object.entries(scales).flatMap(([name, scale]) =>
    Object.keys(scale).map((key) => `${name}.${key}`),
  );
  expect(listed.toSorted()).toEqual(made.toSorted());
});

test('contrast is computed from the colours of the theme, weakest first', () => {
  const figures = contrastFigures(PALETTES.default.light);
  const button = figures.find(({ ink, ground }) => ink === 'onPrimary' && ground === 'primary');
  expect(button?.ratio).toBeCloseTo(5.3, 1);
  expect(figures.every(({ passes }) => passes)).toBe(true);
  expect(weakestOf('text', figures)?.ratio).toBe(
    Math.min(...figures.filter(({ ink }) => ink === 'text').map(({ ratio }) => ratio)),
  );
  expect(weakestOf('canvas', figures)).toBeUndefined();
});

test('a colour that cannot be read is shown as one', () => {
  const faint = contrastFigures({ ...PALETTES.default.light, text: '#dddddd' });
  expect(faint[0]).toMatchObject({ ink: 'text', passes: false });
});
