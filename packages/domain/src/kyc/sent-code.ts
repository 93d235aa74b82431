import type { KycCodeDelivery } from '@gli/sdk';
import { toServerTime } from '@/data';

/**
 * A code that was sent. Times are in ms by this device's clock. `sentTo` and `expiresAt` are null for a code
 * from an earlier visit.
 */
export type CodeState = {
  contact: string;
  sentTo: string | null;
  resendAt: number;
  expiresAt: number | null;
};

/** The contract's validity of a code, in ms. */
export const CODE_LIFETIME_MS = { email: 600_000, phone: 180_000 } as const;

export type ContactKind = keyof typeof CODE_LIFETIME_MS;

export function getCodeState(
  kind: ContactKind,
  delivery: Pick<KycCodeDelivery, 'sent_to' | 'expires_at' | 'resend_after_seconds'>,
  contact: string,
  now: number,
): CodeState {
  const lifetime = CODE_LIFETIME_MS[kind];
  const left = Date.parse(delivery.expires_at) - toServerTime(now);
  return {
    contact,
    sentTo: delivery.sent_to,
    resendAt: now + delivery.resend_after_seconds * 1000,
    // If the server's time is unknown, the full lifetime starts when the response arrives.
    expiresAt: now + (left > 0 && left <= lifetime ? left : lifetime),
  };
}

/** Returns the state of a code that was sent before this page was opened. */
export function existingCodeState(contact: string, now: number): CodeState {
  return { contact, sentTo: null, resendAt: now, expiresAt: null };
}
