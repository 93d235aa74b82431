import type { KycStatus } from '@gli/sdk';
import { getGetKycStatusQueryKey, useVerifyKycEmailCode, useVerifyKycPhoneCode } from '@gli/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ContactKind } from './code-state.ts';

/** Enters a code. The answer is the whole status: steps, percentage and the sidebar's badge have it at once. */
export function useVerifyCode(kind: ContactKind, memberId: string) {
  const cache = useQueryClient();
  const email = useVerifyKycEmailCode();
  const phone = useVerifyKycPhoneCode();
  const { isPending, error, reset } = kind === 'email' ? email : phone;

  /** @throws the SDK's errors */
  const verify = async (contact: string, code: string): Promise<KycStatus> => {
    const data = { verification_code: code };
    const status =
      kind === 'email'
        ? await email.mutateAsync({ id: memberId, data })
        : await phone.mutateAsync({ id: memberId, data: { ...data, phone: contact } });
    cache.setQueryData(getGetKycStatusQueryKey(memberId), status);
    return status;
  };
  return { verify, isPending, error, reset };
}
