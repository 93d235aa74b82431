import { expect, it } from 'vitest';
import { type DeclaredResponse, findGaps } from './coverage-check.ts';
import type { Exemption } from './exemptions.ts';
import type { ResponseCounts } from './response-counts.ts';

const declared: DeclaredResponse[] = [
  { operation: 'logIn', status: 200 },
  { operation: 'logIn', status: 401, code: 'invalid_credentials' },
  { operation: 'logIn', status: 429, code: 'rate_limited' },
];
const all: ResponseCounts = {
  'logIn 200': 2,
  'logIn 401 invalid_credentials': 1,
  'logIn 429 rate_limited': 1,
};
const without = (key: string): ResponseCounts =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));
const noLimit: Exemption = { code: 'rate_limited', operations: ['logIn'], reason: 'no limit' };

it('passes if every declared response was returned', () => {
  expect(findGaps(declared, all, [])).toEqual([]);
});

it('reports a declared response that was never returned, whether successful or not', () => {
  expect(findGaps(declared, without('logIn 401 invalid_credentials'), [])).toEqual([
    'logIn 401 invalid_credentials is declared and was never returned.',
  ]);
  expect(findGaps(declared, without('logIn 200'), [])).toEqual([
    'logIn 200 is declared and was never returned.',
  ]);
});

it.each([
  ['one operation', ['logIn']],
  ['all', 'all'],
  ['all except others', { allBut: ['logOut'] }],
] as const)('ignores a missing response that is exempt for %s', (_name, operations) => {
  const exemptions = [{ ...noLimit, operations }];
  expect(findGaps(declared, without('logIn 429 rate_limited'), exemptions)).toEqual([]);
});

it('rejects outdated exemptions', () => {
  expect(findGaps(declared, all, [noLimit])).toEqual([
    'logIn 429 rate_limited was returned: remove its exemption.',
  ]);
  expect(findGaps(declared, all, [{ ...noLimit, operations: { allBut: ['logIn'] } }])).toEqual([
    'rate_limited is exempt, but no such operation declares it.',
  ]);
});

it('reports a returned code that has no example in the contract', () => {
  expect(findGaps(declared, { ...all, 'logIn 401 token_invalid': 1 }, [])).toEqual([
    'logIn 401 token_invalid was returned and has no example in the contract.',
  ]);
});
