import type { KycCodeDelivery } from '@gli/sdk';
import { VERIFICATION_CODE_LIFETIME_MS } from '@gli/validation';

/**
 * A code that was sent. Times are in ms by this device's clock. `sentTo` and `expiresAt` are null for a code
 * from an earlier visit.
 */
export type SentCode = {
  contact: string;
  sentTo: string | null;
  resendAt: number;
  expiresAt: number | null;
};

export type ContactKind = keyof typeof VERIFICATION_CODE_LIFETIME_MS;

/**
 * Returns the state of a code from the server's response.
 * @param times the current time by this device's clock and by the server's
 */
export function toSentCode(
  kind: ContactKind,
  delivery: Pick<KycCodeDelivery, 'sent_to' | 'expires_at' | 'resend_after_seconds'>,
  contact: string,
  times: { now: number; serverNow: number },
): SentCode {
  const { now, serverNow } = times;
  const lifetime = VERIFICATION_CODE_LIFETIME_MS[kind];
  const left = Date.parse(delivery.expires_at) - serverNow;
  return {
    contact,
    sentTo: delivery.sent_to,
    resendAt: now + delivery.resend_after_seconds * 1000,
    // If the server's time is unknown, the full lifetime starts when the response arrives.
    expiresAt: now + (left > 0 && left <= lifetime ? left : lifetime),
  };
}

/** Returns the state of a code that was sent before this page was opened. */
export function toEarlierCode(contact: string, now: number): SentCode {
  return { contact, sentTo: null, resendAt: now, expiresAt: null };
}
