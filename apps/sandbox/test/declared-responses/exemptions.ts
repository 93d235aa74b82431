import type { OperationId } from '@gli/sdk';

/** A declared error code that no request to a sandbox can cause, with its operations and the reason. */
export type Exemption = {
  readonly code: string;
  readonly operations: 'all' | { readonly allBut: readonly OperationId[] } | readonly OperationId[];
  readonly reason: string;
};

/** Checked after a full run. An exempt response that is not declared, or that was returned, fails the run. */
export const exemptions: readonly Exemption[] = [
  {
    code: 'rate_limited',
    operations: {
      // These operations have their own limits and tests.
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
