import { checkEmail } from '@gli/validation';

/** The address that was configured; null when there is none, or what is there is no address. */
export function supportAddressOf(configured: unknown): string | null {
  return typeof configured === 'string' && checkEmail(configured) === null ? configured : null;
}

/** Where the contact form writes to: `VITE_GLI_SUPPORT_EMAIL` of the build (decision 24). */
export const SUPPORT_ADDRESS = supportAddressOf(import.meta.env.VITE_GLI_SUPPORT_EMAIL);
