import { expect, test } from 'vitest';
import { diffSteps } from './decided-steps.ts';

const documents = { name: 'documents', title: 'Identity document' } as const;
const email = { name: 'email', title: 'Email' } as const;

const before = [
  { ...documents, status: 'pending' },
  { ...email, status: 'open' },
] as const;

test('reports a reviewer’s decision on a pending step', () => {
  expect(
    diffSteps(before, [
      { ...documents, status: 'approved' },
      { ...email, status: 'open' },
    ]),
  ).toEqual([{ ...documents, outcome: 'approved' }]);
  expect(
    diffSteps(before, [
      { ...documents, status: 'rejected' },
      { ...email, status: 'open' },
    ]),
  ).toEqual([{ ...documents, outcome: 'rejected' }]);
});

test('ignores steps that the member submits or completes', () => {
  expect(
    diffSteps(before, [
      { ...documents, status: 'pending' },
      { ...email, status: 'approved' },
    ]),
  ).toEqual([]);
});
