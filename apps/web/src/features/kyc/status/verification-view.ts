import type { KycStatus, KycStepName } from '@gli/sdk';

/** What the panel beside the steps can show: one of them, or how all of them stand. */
export const verificationViews = [
  'personal_info',
  'documents',
  'email',
  'phone',
  'face',
  'status',
] as const satisfies readonly (KycStepName | 'status')[];

export type VerificationView = (typeof verificationViews)[number];

type Course = Pick<KycStatus, 'next_step'> & {
  steps: readonly Pick<KycStatus['steps'][number], 'name' | 'state'>[];
};

/** Where a member goes on: the step the server names, or the overview when nothing is left to do. */
export function firstView({ next_step: next }: Pick<KycStatus, 'next_step'>): VerificationView {
  return verificationViews.find((view) => view === next) ?? 'status';
}

/**
 * What an address shows: the view it names, unless that is a step the server has not opened; then where the member is.
 * No address skips a step.
 */
export function shownView(named: string | null, current: VerificationView, status: Course): VerificationView {
  const view = verificationViews.find((candidate) => candidate === named);
  if (view === undefined || !isOpenTo(view, status)) return current;
  return view;
}

function isOpenTo(view: VerificationView, { steps }: Course): boolean {
  if (view === 'status') return true;
  const step = steps.find(({ name }) => name === view);
  return step !== undefined && step.state !== 'locked';
}
