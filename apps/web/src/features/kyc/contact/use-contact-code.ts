import { type ContactKind, getRetryTime, type SentCode, toSentCode } from '@gli/domain';
import {
  getKycStatusQuery,
  getProfileQuery,
  useGliClient,
  useSendKycEmailCode,
  useSendKycPhoneCode,
  useVerifyKycEmailCode,
  useVerifyKycPhoneCode,
  useVerifyPhone,
} from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useCurrentError } from '@gli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toServerTime } from '@/data';

/**
 * Calls that request and check codes for one contact. Identity verification and the profile use different
 * calls.
 */
export type ContactCodes = {
  /** Sends a code. Returns null on failure, and `sendError` has the reason. */
  send(contact: string): Promise<SentCode | null>;
  isSending: boolean;
  sendError: Error | null;
  /** Earliest time for the next request if the last one was too early, in ms by this device's clock. */
  waitUntil: number;
  /**
   * Checks a code.
   * @throws the SDK's errors
   */
  verify(contact: string, code: string): Promise<void>;
};

function readClocks() {
  const now = Date.now();
  return { now, serverNow: toServerTime(now) };
}

/** Returns the calls for the email or phone step of identity verification. */
export function useStepCodes(kind: ContactKind, memberId: string): ContactCodes {
  const client = useGliClient();
  const cache = useQueryClient();
  const sendEmail = useSendKycEmailCode();
  const sendPhone = useSendKycPhoneCode();
  const verifyEmail = useVerifyKycEmailCode();
  const verifyPhone = useVerifyKycPhoneCode();
  const sending = kind === 'email' ? sendEmail : sendPhone;
  const { send, waitUntil } = useSending(async (contact) => {
    const delivery =
      kind === 'email'
        ? await sendEmail.mutateAsync({ id: memberId, body: { email: contact } })
        : await sendPhone.mutateAsync({ id: memberId, body: { phone: contact } });
    return toSentCode(kind, delivery, contact, readClocks());
  });
  return {
    send,
    isSending: sending.isPending,
    sendError: useCurrentError(sending.error),
    waitUntil,
    // The response contains the whole status, so steps, percentage and badge update immediately.
    async verify(contact, code) {
      const body = { verification_code: code };
      const status =
        kind === 'email'
          ? await verifyEmail.mutateAsync({ id: memberId, body })
          : await verifyPhone.mutateAsync({ id: memberId, body: { ...body, phone: contact } });
      cache.setQueryData(getKycStatusQuery(client, { id: memberId }).queryKey, status);
    },
  };
}

/** Returns the calls that verify the profile's phone number. On success, they update the profile and the session. */
export function useProfilePhoneCodes(memberId: string): ContactCodes {
  const client = useGliClient();
  const cache = useQueryClient();
  const session = useSession();
  const sending = useVerifyPhone();
  const verifying = useVerifyPhone();
  const { send, waitUntil } = useSending(async (phone) => {
    const {
      expires_at,
      resend_after_seconds,
      phone: sent_to,
    } = await sending.mutateAsync({ body: { phone } });
    // The response to sending a code includes its expiry.
    return toSentCode(
      'phone',
      { sent_to, expires_at: expires_at ?? '', resend_after_seconds },
      phone,
      readClocks(),
    );
  });
  return {
    send,
    isSending: sending.isPending,
    sendError: useCurrentError(sending.error),
    waitUntil,
    async verify(phone, code) {
      await verifying.mutateAsync({ body: { phone, verification_code: code } });
      // This also completes the phone step of identity verification if it is open.
      void cache.invalidateQueries({ queryKey: getKycStatusQuery(client, { id: memberId }).queryKey });
      session.setUser(await cache.fetchQuery({ ...getProfileQuery(client), staleTime: 0 }));
    },
  };
}

/** Sends a code and remembers the server's delay before the next one. */
function useSending(request: (contact: string) => Promise<SentCode>) {
  const [waitUntil, setWaitUntil] = useState(0);
  const send = async (contact: string): Promise<SentCode | null> => {
    try {
      return await request(contact);
    } catch (failure) {
      setWaitUntil((current) => getRetryTime(failure, Date.now()) ?? current);
      return null;
    }
  };
  return { send, waitUntil };
}
