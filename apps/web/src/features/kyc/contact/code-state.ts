import type { KycCodeDelivery } from '@gli/sdk';

/** A code that was sent; times by this device's clock, in ms. `sentTo` and `expiresAt` are null when it was sent before. */
export type CodeState = {
  contact: string;
  sentTo: string | null;
  resendAt: number;
  expiresAt: number | null;
};

/** Validity of a code, in ms; the contract's limits. */
export const CODE_LIFETIME_MS = { email: 600_000, phone: 180_000 } as const;

export type ContactKind = keyof typeof CODE_LIFETIME_MS;

/** The state of a code that was just sent. */
export function getCodeState(
  kind: ContactKind,
  delivery: Pick<KycCodeDelivery, 'sent_to' | 'expires_at' | 'resend_after_seconds'>,
  contact: string,
  now: number,
): CodeState {
  const lifetime = CODE_LIFETIME_MS[kind];
  const left = Date.parse(delivery.expires_at) - now;
  return {
    contact,
    sentTo: delivery.sent_to,
    resendAt: now + delivery.resend_after_seconds * 1000,
    // Counts from the response on a device whose clock is off by minutes.
    expiresAt: now + (left > 0 && left <= lifetime ? left : lifetime),
  };
}

/** The state of a code that was sent before this page was opened. */
export function existingCodeState(contact: string, now: number): CodeState {
  return { contact, sentTo: null, resendAt: now, expiresAt: null };
}

/** Digits of typed or pasted text, up to the length of a code. */
export function codeDigits(typed: string, count: number): string {
  return typed.replace(/\D/g, '').slice(0, count);
}
