import { GliApiError, type KycStatus } from '@gli/sdk';
import {
  getKycStatusQuery,
  useGliClient,
  useSendKycEmailCode,
  useSendKycPhoneCode,
  useVerifyKycEmailCode,
  useVerifyKycPhoneCode,
} from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CodeState, type ContactKind, codeStateOf } from './code-state.ts';

/** Requests a code by e-mail or text message; after a request that was too early, `waitUntil` is when to retry, in ms. */
export function useSendCode(kind: ContactKind, memberId: string) {
  const email = useSendKycEmailCode();
  const phone = useSendKycPhoneCode();
  const [waitUntil, setWaitUntil] = useState(0);
  const { isPending, error } = kind === 'email' ? email : phone;

  /** Null when it failed; `error` says why. */
  const send = async (contact: string): Promise<CodeState | null> => {
    try {
      const delivery =
        kind === 'email'
          ? await email.mutateAsync({ id: memberId, body: { email: contact } })
          : await phone.mutateAsync({ id: memberId, body: { phone: contact } });
      return codeStateOf(kind, delivery, contact, Date.now());
    } catch (failure) {
      const seconds = failure instanceof GliApiError && failure.status === 429 ? failure.retryAfter : null;
      if (seconds !== null) setWaitUntil(Date.now() + seconds * 1000);
      return null;
    }
  };
  return { send, isPending, error, waitUntil };
}

/** Verifies a code. The response is the whole status, so steps, percentage and badge change immediately. */
export function useVerifyCode(kind: ContactKind, memberId: string) {
  const client = useGliClient();
  const cache = useQueryClient();
  const email = useVerifyKycEmailCode();
  const phone = useVerifyKycPhoneCode();
  const { isPending, error, reset } = kind === 'email' ? email : phone;

  /** @throws the SDK's errors */
  const verify = async (contact: string, code: string): Promise<KycStatus> => {
    const body = { verification_code: code };
    const status =
      kind === 'email'
        ? await email.mutateAsync({ id: memberId, body })
        : await phone.mutateAsync({ id: memberId, body: { ...body, phone: contact } });
    cache.setQueryData(getKycStatusQuery(client, { id: memberId }).queryKey, status);
    return status;
  };
  return { verify, isPending, error, reset };
}
