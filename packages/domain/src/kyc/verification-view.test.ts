import type { KycStepName, KycStepStatus } from '@gli/sdk';
import { expect, test } from 'vitest';
import { chooseView, firstView } from './verification-view.ts';

const names: readonly KycStepName[] = ['personal_info', 'documents', 'email', 'phone', 'face'];

function progress(next: KycStepName | null, ...states: KycStepStatus[]) {
  return {
    next_step: next,
    steps: names.map((name, index) => ({ name, status: states[index] ?? 'locked' })),
  };
}

test('defaults to the server’s next step or the overview', () => {
  expect(firstView(progress('documents', 'approved', 'open'))).toBe('documents');
  expect(firstView(progress(null, 'pending'))).toBe('status');
});

test('selects an open or completed step from the URL', () => {
  const status = progress('documents', 'approved', 'open', 'open', 'open');
  expect(chooseView('phone', 'documents', status)).toBe('phone');
  expect(chooseView('personal_info', 'documents', status)).toBe('personal_info');
  expect(chooseView('status', 'documents', status)).toBe('status');
});

test('ignores locked and unknown steps', () => {
  const status = progress('personal_info', 'open');
  expect(chooseView('face', 'personal_info', status)).toBe('personal_info');
  expect(chooseView('documents', 'personal_info', status)).toBe('personal_info');
  expect(chooseView('anything', 'personal_info', status)).toBe('personal_info');
  expect(chooseView(null, 'personal_info', status)).toBe('personal_info');
});
