import { zKycEmailCodeInput, zKycPhoneCodeInput, zKycPhoneVerificationInput } from '@gli/sdk/schemas';
import { zDigitCode, zEmail, zPhone } from '@gli/ui/forms';
import { VERIFICATION_CODE_DIGITS } from '@gli/validation';
import * as z from 'zod/mini';

/** Forms for an address or a number to verify. Spec §5 Email, Sanitizers */
export const zContactForms = {
  email: z.object({ contact: zEmail(zKycEmailCodeInput.shape.email) }),
  phone: z.object({
    contact: zPhone(zKycPhoneCodeInput.shape.phone),
  }),
};

/** Form for a code. Email and phone codes have the same format. */
export const zCodeForm = z.object({
  verification_code: zDigitCode(zKycPhoneVerificationInput.shape.verification_code, VERIFICATION_CODE_DIGITS),
});
