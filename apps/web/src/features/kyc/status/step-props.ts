import type { KycStep } from '@gli/sdk';

/** What every step's panel gets. */
export type StepProps = {
  step: KycStep;
  memberId: string;
  /** Leads to what is to be done next. */
  onNext: () => Promise<void>;
};
