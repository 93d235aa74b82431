import type { OperationId } from '@gli/sdk';

/** A declared error code that no request to a sandbox brings about, the operations concerned, and why. */
export type Exemption = {
  readonly code: string;
  readonly operations: 'all' | { readonly allBut: readonly OperationId[] } | readonly OperationId[];
  readonly reason: string;
};

/** Held by the gate: an entry that nothing declares, or that was answered after all, fails the run. */
export const exemptions: readonly Exemption[] = [
  {
    code: 'rate_limited',
    operations: {
      // These have limits of their own, and their tests.
      allBut: [
        'changePassword',
        'verifyPhone',
        'uploadKycDocument',
        'submitFaceVerification',
        'sendKycEmailCode',
        'sendKycPhoneCode',
      ],
    },
    reason:
      'A general limit belongs to the host in front of the API. A sandbox on one machine has none: testers order the answer with `Prefer: code=429`.',
  },
];
