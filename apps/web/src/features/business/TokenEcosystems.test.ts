import { expect, test } from 'vitest';
import { conversionRoutes } from './TokenEcosystems.tsx';

const both = { reversible: true } as const;
const toGlid = { from_token: 'GLIB', to_token: 'GLID', reference_rate: '0.4', ...both } as const;
const toGlib = { from_token: 'GLID', to_token: 'GLIB', reference_rate: '2.5', ...both } as const;
const toGlil = { from_token: 'GLIB', to_token: 'GLIL', reference_rate: '1.4', reversible: false } as const;

test('lists a two-way pair only once, as the conversion from the card’s token', () => {
  expect(conversionRoutes({ token: 'GLID', conversions: [toGlid, toGlib] })).toEqual([toGlib]);
});

test('lists GLIB to GLIL as one-way on both cards', () => {
  expect(conversionRoutes({ token: 'GLIL', conversions: [toGlil] })).toEqual([toGlil]);
  expect(conversionRoutes({ token: 'GLIB', conversions: [toGlil, toGlid, toGlib] })).toContainEqual(toGlil);
});
