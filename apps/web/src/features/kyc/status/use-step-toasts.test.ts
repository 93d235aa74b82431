import { expect, test } from 'vitest';
import { diffSteps } from './use-step-toasts.ts';

const documents = { name: 'documents', title: 'Identity document' } as const;
const email = { name: 'email', title: 'Email' } as const;

const before = [
  { ...documents, status: 'pending' },
  { ...email, status: 'open' },
] as const;

test("a reviewer's decision is shown", () => {
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

test('what the member did, and what is still pending, is not', () => {
  expect(
    diffSteps(before, [
      { ...documents, status: 'pending' },
      { ...email, status: 'approved' },
    ]),
  ).toEqual([]);
});
