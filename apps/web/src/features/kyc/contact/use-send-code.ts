import { GliApiError } from '@gli/sdk';
import { useSendKycEmailCode, useSendKycPhoneCode } from '@gli/sdk/react';
import { useState } from 'react';
import { type CodeState, type ContactKind, codeStateOf } from './code-state.ts';

/** Asks for a code by e-mail or text message; too early, the server says how long to wait. */
export function useSendCode(kind: ContactKind, memberId: string) {
  const email = useSendKycEmailCode();
  const phone = useSendKycPhoneCode();
  const [waitUntil, setWaitUntil] = useState(0);
  const { isPending, error, reset } = kind === 'email' ? email : phone;

  /** Null when it was refused; `error` says why. */
  const send = async (contact: string): Promise<CodeState | null> => {
    try {
      const delivery =
        kind === 'email'
          ? await email.mutateAsync({ id: memberId, data: { email: contact } })
          : await phone.mutateAsync({ id: memberId, data: { phone: contact } });
      return codeStateOf(kind, delivery, contact, Date.now());
    } catch (failure) {
      const seconds = failure instanceof GliApiError && failure.status === 429 ? failure.retryAfter : null;
      if (seconds !== null) setWaitUntil(Date.now() + seconds * 1000);
      return null;
    }
  };
  return { send, isPending, error, waitUntil, reset };
}
