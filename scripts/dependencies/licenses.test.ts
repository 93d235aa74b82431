import { expect, it } from 'vitest';
import { billOfMaterials, licenseProblems } from './licenses.ts';

const component = (name: string, ...licenses: object[]) => ({ name, version: '1.0.0', licenses });

it.each([
  [component('a', { license: { id: 'MIT' } })],
  [component('a', { expression: '(GPL-3.0-only OR Apache-2.0)' })],
  [component('a', { expression: 'MIT AND ISC' })],
])('allows %j', (allowed) => {
  expect(licenseProblems({ components: [allowed] })).toEqual([]);
});

it.each([
  [component('a'), 'a@1.0.0: no license in its manifest'],
  [component('a', { license: { id: 'AGPL-3.0-only' } }), 'a@1.0.0: AGPL-3.0-only'],
  [component('a', { license: { name: 'SEE LICENSE IN terms.txt' } }), 'a@1.0.0: SEE LICENSE IN terms.txt'],
  [component('a', { expression: 'MIT AND GPL-3.0-only' }), 'a@1.0.0: MIT AND GPL-3.0-only'],
])('names %j, unless it was decided', (unknown, problem) => {
  expect(licenseProblems({ components: [unknown] })).toEqual([problem]);
  expect(licenseProblems({ components: [unknown] }, { 'a@1.0.0': 'for a reason' })).toEqual([]);
});

it('has everything that the app needs in its bill of materials, and nothing that only its tests need', async () => {
  const bill = await billOfMaterials('@gli/web');
  const { bomFormat, components } = JSON.parse(bill) as { bomFormat: string; components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['react', 'wouter', 'web3.js', 'ethers']));
  expect(names).not.toContain('vitest');
});
