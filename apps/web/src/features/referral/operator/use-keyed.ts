import { useMemo } from 'react';
import { pendingKeys } from '../../../shared/idempotency/pending-keys.ts';
import { underKey } from '../../../shared/idempotency/under-key.ts';
import { usePlatform } from '../../../shared/platform.ts';

/** Sends an effect under its idempotency key, kept in this tab: a lost answer pays nobody twice (decision 25). */
export function useKeyed(operatorId: string) {
  const { perTab } = usePlatform();
  const keys = useMemo(() => pendingKeys(perTab), [perTab]);
  return <Answer>(effect: string, send: (headers: { 'Idempotency-Key': string }) => Promise<Answer>) =>
    underKey(keys, `${operatorId}:${effect}`, (key) => send({ 'Idempotency-Key': key }));
}
