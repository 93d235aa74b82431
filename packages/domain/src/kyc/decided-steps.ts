import type { KycStatus } from '@gli/sdk';

type Steps = readonly Pick<KycStatus['steps'][number], 'name' | 'title' | 'status'>[];

/** Returns the steps that were pending at the first read and decided at the second. */
export function diffSteps(
  before: Steps,
  after: Steps,
): { name: string; title: string; outcome: 'approved' | 'rejected' }[] {
  return after.flatMap(({ name, title, status }) => {
    const wasPending = before.some((step) => step.name === name && step.status === 'pending');
    return wasPending && (status === 'approved' || status === 'rejected')
      ? [{ name, title, outcome: status }]
      : [];
  });
}
