import type { KycRejectionCode, KycStepName, KycStepState } from '@gli/sdk';

/** How far one step of the verification is. */
export type StepProgress = {
  readonly name: KycStepName;
  readonly state: KycStepState;
  readonly rejectionCodes: readonly KycRejectionCode[];
  /** Not masked. */
  readonly verifiedContact: string | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
};
