import { type KycStatus, kycStepNameValues } from '@gli/sdk';

/** View of the panel next to the steps: one step or the overview. */
const verificationViews = [...kycStepNameValues, 'status'] as const;

export type VerificationView = (typeof verificationViews)[number];

type Progress = Pick<KycStatus, 'next_step'> & {
  steps: readonly Pick<KycStatus['steps'][number], 'name' | 'status'>[];
};

const findView = (name: string | null) => verificationViews.find((view) => view === name);

/** Returns the initial view: the server's next step or the overview. */
export function firstView({ next_step: next }: Pick<KycStatus, 'next_step'>): VerificationView {
  return findView(next) ?? 'status';
}

/** Returns the view in the URL, or the current one if the server has not unlocked that step. */
export function chooseView(
  named: string | null,
  current: VerificationView,
  { steps }: Progress,
): VerificationView {
  const view = findView(named);
  if (view === undefined || view === 'status') return view ?? current;
  const step = steps.find(({ name }) => name === view);
  return step && step.status !== 'locked' ? view : current;
}
