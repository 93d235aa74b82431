import { expect, test } from 'vitest';
import { diffSteps } from './diff-steps.ts';

const documents = { name: 'documents', title: 'Identity document' } as const;
const email = { name: 'email', title: 'E-mail' } as const;

test('a decision of a reviewer is news', () => {
  const before = [
    { ...documents, state: 'pending' },
    { ...email, state: 'open' },
  ] as const;
  expect(
    diffSteps(before, [
      { ...documents, state: 'approved' },
      { ...email, state: 'open' },
    ]),
  ).toEqual([{ title: 'Identity document', outcome: 'approved' }]);
  expect(
    diffSteps(before, [
      { ...documents, state: 'rejected' },
      { ...email, state: 'open' },
    ]),
  ).toEqual([{ title: 'Identity document', outcome: 'rejected' }]);
});

test('what the member did, and what still waits, is none', () => {
  const before = [
    { ...documents, state: 'pending' },
    { ...email, state: 'open' },
  ] as const;
  expect(
    diffSteps(before, [
      { ...documents, state: 'pending' },
      { ...email, state: 'approved' },
    ]),
  ).toEqual([]);
});
