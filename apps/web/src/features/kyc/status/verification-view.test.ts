import type { KycStepName, KycStepStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { firstView, viewOf } from './verification-view.ts';

const names: readonly KycStepName[] = ['personal_info', 'documents', 'email', 'phone', 'face'];

function progress(next: KycStepName | null, ...states: KycStepStatus[]) {
  return {
    next_step: next,
    steps: names.map((name, index) => ({ name, status: states[index] ?? 'locked' })),
  };
}

test('continues where the server says, and shows the overview when nothing is left to do', () => {
  expect(firstView(progress('documents', 'approved', 'open'))).toBe('documents');
  expect(firstView(progress(null, 'pending'))).toBe('status');
});

test('an address opens a step that is open, and one that is done', () => {
  const status = progress('documents', 'approved', 'open', 'open', 'open');
  expect(viewOf('phone', 'documents', status)).toBe('phone');
  expect(viewOf('personal_info', 'documents', status)).toBe('personal_info');
  expect(viewOf('status', 'documents', status)).toBe('status');
});

test('no address skips a locked step, and an unknown step changes nothing', () => {
  const status = progress('personal_info', 'open');
  expect(viewOf('face', 'personal_info', status)).toBe('personal_info');
  expect(viewOf('documents', 'personal_info', status)).toBe('personal_info');
  expect(viewOf('anything', 'personal_info', status)).toBe('personal_info');
  expect(viewOf(null, 'personal_info', status)).toBe('personal_info');
});
