import type { OperationId } from '@gli/sdk';

/** A declared error code that no request to a sandbox can cause, its operations, and why. */
export type Exemption = {
  readonly code: string;
  readonly operations: 'all' | { readonly allBut: readonly OperationId[] } | readonly OperationId[];
  readonly reason: string;
};

/** Checked by the gate: an entry that nothing declares, or that was returned after all, fails the run. */
export const exemptions: readonly Exemption[] = [
  {
    code: 'rate_limited',
    operations: {
      // These have their own limits, and tests for them.
      allBut: [
        'logIn',
        'registerMember',
        'changePassword',
        'verifyPhone',
        'uploadKycDocument',
        'submitFaceVerification',
        'sendKycEmailCode',
        'sendKycPhoneCode',
      ],
    },
    reason:
      'A general limit belongs to the host in front of the API. A sandbox on one machine has none: testers ask for the response with `Prefer: code=429`.',
  },
];
