import { checkEmail } from '@gli/validation';

/** On weekdays, Korea's time. Spec §9 Support */
export const SUPPORT_HOURS = { from: '9:00', to: '18:00' };

/** How long an answer takes on average, in minutes. Spec §9 Support average response */
export const SUPPORT_ANSWER_MINUTES = 2;

/** The address that was configured; null when there is none, or what is there is no address. */
export function supportAddressOf(configured: unknown): string | null {
  return typeof configured === 'string' && checkEmail(configured) === null ? configured : null;
}

/** Where the contact form writes to: `VITE_GLI_SUPPORT_EMAIL` of the build (decision 24). */
export const SUPPORT_ADDRESS = supportAddressOf(import.meta.env.VITE_GLI_SUPPORT_EMAIL);
