import { checkEmail } from '@gli/validation';

/** On weekdays, in Korean time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '9:00', to: '18:00' };

/** Average response time of support. Spec §9 Support average response */
export const SUPPORT_ANSWER_MINUTES = 2;

/** The configured address; null for none, or for text that is no address. */
export function supportAddressOf(configured: unknown): string | null {
  return typeof configured === 'string' && checkEmail(configured) === null ? configured : null;
}

/** The recipient of the contact form: `VITE_GLI_SUPPORT_EMAIL` of the build (decision 24). */
export const SUPPORT_ADDRESS = supportAddressOf(import.meta.env.VITE_GLI_SUPPORT_EMAIL);
