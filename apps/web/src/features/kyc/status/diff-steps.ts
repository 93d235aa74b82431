import type { KycStatus } from '@gli/sdk';

type Steps = readonly Pick<KycStatus['steps'][number], 'name' | 'title' | 'state'>[];

type StepNews = { title: string; outcome: 'approved' | 'rejected' };

/** The steps a reviewer decided between two readings: what waited before and is decided now. */
export function diffSteps(before: Steps, after: Steps): StepNews[] {
  return after.flatMap(({ name, title, state }) => {
    const waited = before.some((step) => step.name === name && step.state === 'pending');
    return waited && (state === 'approved' || state === 'rejected') ? [{ title, outcome: state }] : [];
  });
}
