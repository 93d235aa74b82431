import type { KycStepName, KycStepState } from '@gli/sdk';
import { expect, test } from 'vitest';
import { firstView, shownView } from './verification-view.ts';

const names: readonly KycStepName[] = ['personal_info', 'documents', 'email', 'phone', 'face'];

function course(next: KycStepName | null, ...states: KycStepState[]) {
  return { next_step: next, steps: names.map((name, index) => ({ name, state: states[index] ?? 'locked' })) };
}

test('goes on where the server says, and shows the overview when nothing is left to do', () => {
  expect(firstView(course('documents', 'approved', 'open'))).toBe('documents');
  expect(firstView(course(null, 'pending'))).toBe('status');
});

test('an address opens a step that is open, and one that is done', () => {
  const status = course('documents', 'approved', 'open', 'open', 'open');
  expect(shownView('phone', 'documents', status)).toBe('phone');
  expect(shownView('personal_info', 'documents', status)).toBe('personal_info');
  expect(shownView('status', 'documents', status)).toBe('status');
});

test('no address skips a locked step, and a word that is no step changes nothing', () => {
  const status = course('personal_info', 'open');
  expect(shownView('face', 'personal_info', status)).toBe('personal_info');
  expect(shownView('documents', 'personal_info', status)).toBe('personal_info');
  expect(shownView('anything', 'personal_info', status)).toBe('personal_info');
  expect(shownView(null, 'personal_info', status)).toBe('personal_info');
});
