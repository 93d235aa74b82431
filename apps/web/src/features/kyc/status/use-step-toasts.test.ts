import { expect, test } from 'vitest';
import { diffSteps } from './use-step-toasts.ts';

const documents = { name: 'documents', title: 'Identity document' } as const;
const email = { name: 'email', title: 'E-mail' } as const;

const before = [
  { ...documents, state: 'pending' },
  { ...email, state: 'open' },
] as const;

test("a reviewer's decision is shown", () => {
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

test('what the member did, and what is still pending, is not', () => {
  expect(
    diffSteps(before, [
      { ...documents, state: 'pending' },
      { ...email, state: 'approved' },
    ]),
  ).toEqual([]);
});
