import { zKycEmailCodeInput, zKycPhoneCodeInput, zKycPhoneVerificationInput } from '@gli/sdk/schemas';
import { checkPhone, sanitizePhone } from '@gli/validation';
import * as z from 'zod/mini';
import { checkRule, zEmail, zText } from '@/forms';

/** Forms for an address or a number to verify. Spec §5 Email, Sanitizers */
export const zContactForms = {
  email: z.object({ contact: zEmail(zKycEmailCodeInput.shape.email) }),
  phone: z.object({
    contact: zText(zKycPhoneCodeInput.shape.phone, z.overwrite(sanitizePhone), checkRule(checkPhone)),
  }),
};

/** Form for a code. Email and phone codes have the same format. */
export const zCodeForm = z.object({
  verification_code: zText(zKycPhoneVerificationInput.shape.verification_code),
});
