import { expect, it } from 'vitest';
import type { DeclaredResponse } from './declared-responses.ts';
import type { Exemption } from './exemptions.ts';
import { findGaps } from './gate.ts';
import type { ResponseCounts } from './tally.ts';

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

it('is content when everything declared was answered', () => {
  expect(findGaps(declared, all, [])).toEqual([]);
});

it('names an answer that never came, a success too', () => {
  expect(findGaps(declared, without('logIn 401 invalid_credentials'), [])).toEqual([
    'logIn 401 invalid_credentials is declared and was never answered.',
  ]);
  expect(findGaps(declared, without('logIn 200'), [])).toEqual([
    'logIn 200 is declared and was never answered.',
  ]);
});

it.each([
  ['one operation', ['logIn']],
  ['all', 'all'],
  ['all but others', { allBut: ['logOut'] }],
] as const)('passes over what cannot be provoked of %s', (_name, operations) => {
  const excused = [{ ...noLimit, operations }];
  expect(findGaps(declared, without('logIn 429 rate_limited'), excused)).toEqual([]);
});

it('wants the list of what cannot be provoked to be true', () => {
  expect(findGaps(declared, all, [noLimit])).toEqual([
    'logIn 429 rate_limited was answered: it does not belong to the unprovoked.',
  ]);
  expect(findGaps(declared, all, [{ ...noLimit, operations: { allBut: ['logIn'] } }])).toEqual([
    'rate_limited stands among the unprovoked, but nothing declares it there.',
  ]);
});

it('names an answered code that no example of the operation shows', () => {
  expect(findGaps(declared, { ...all, 'logIn 401 token_invalid': 1 }, [])).toEqual([
    'logIn 401 token_invalid was answered and has no example in the contract.',
  ]);
});
