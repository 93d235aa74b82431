import type { ReferralCode } from '@gli/sdk';
import { zReferralCodeInput } from '@gli/sdk/schemas';
import { referralCode, zOptionalText, zText, zTyped, zWholeNumber } from '@gli/ui/forms';
import { getEndOfDay, isReferralCodeEnd, toKoreanDate, toKoreanTimestamp } from '@gli/validation';
import * as z from 'zod/mini';
import { getServerTime } from '@/data';

const { code, description, maximum_uses, expires_at } = zReferralCodeInput.shape;

const isTodayOrLater = (day: string) =>
  day === '' || isReferralCodeEnd(getEndOfDay(day), new Date(getServerTime()));

/**
 * Form values of a code. An empty string means a random code or no limit. `expires_at` is entered as a date in
 * Korea.
 */
export const zCodeForm = z.object({
  code: zOptionalText(code, referralCode),
  description: zText(description),
  maximum_uses: zWholeNumber(maximum_uses),
  expires_at: zTyped(
    expires_at,
    (day) => (day === '' ? null : toKoreanTimestamp(getEndOfDay(day))),
    z.refine(isTodayOrLater),
  ),
});

export const toCodeValues = (saved: ReferralCode | null): z.input<typeof zCodeForm> => ({
  code: saved?.code ?? '',
  description: saved?.description ?? '',
  maximum_uses: saved?.maximum_uses?.toString() ?? '',
  expires_at: saved?.expires_at ? toKoreanDate(new Date(saved.expires_at)) : '',
});

/** Returns the request that changes a code. If the expiry stays on the same day, its time is kept. */
export function toCodeChanges({ code: _, ...input }: z.output<typeof zCodeForm>, before: ReferralCode) {
  const day = (time: string | null | undefined) => time && toKoreanDate(new Date(time));
  const isSameDay = day(input.expires_at) === day(before.expires_at);
  return isSameDay ? { ...input, expires_at: before.expires_at } : input;
}
