import { expect, test } from 'vitest';
import { diffSteps } from './use-step-toasts.ts';

const documents = { name: 'documents', title: 'Identity document' } as const;
const email = { name: 'email', title: 'Email' } as const;

const before = [
  { ...documents, status: 'pending' },
  { ...email, status: 'open' },
] as const;

test('shows a reviewer’s decision', () => {
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

test('ignores the member’s own actions and pending steps', () => {
  expect(
    diffSteps(before, [
      { ...documents, status: 'pending' },
      { ...email, status: 'approved' },
    ]),
  ).toEqual([]);
});
