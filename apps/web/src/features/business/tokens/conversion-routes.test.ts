import { expect, test } from 'vitest';
import { conversionRoutes } from './conversion-routes.ts';

const both = { reversible: true } as const;
const toGlid = { from_token: 'GLIB', to_token: 'GLID', reference_rate: '0.4', ...both } as const;
const toGlib = { from_token: 'GLID', to_token: 'GLIB', reference_rate: '2.5', ...both } as const;
const toGlil = { from_token: 'GLIB', to_token: 'GLIL', reference_rate: '1.4', reversible: false } as const;

test('a pair that goes both ways is told once, from the token’s own side', () => {
  expect(conversionRoutes({ token: 'GLID', conversions: [toGlid, toGlib] })).toEqual([
    { from_token: 'GLID', to_token: 'GLIB', reference_rate: '2.5', bothWays: true },
  ]);
});

test('GLIB to GLIL is one way, on the card of either token', () => {
  const oneWay = { from_token: 'GLIB', to_token: 'GLIL', reference_rate: '1.4', bothWays: false };
  expect(conversionRoutes({ token: 'GLIL', conversions: [toGlil] })).toEqual([oneWay]);
  expect(conversionRoutes({ token: 'GLIB', conversions: [toGlil, toGlid, toGlib] })).toContainEqual(oneWay);
});
