import { isDecimal } from '@gli/validation';
import { type KeyStorage, pendingKeys } from '../../../shared/idempotency/pending-keys.ts';

/**
 * A member's investment in one asset that was sent and whose answer has not come. It is stored with its idempotency key
 * before the first send, so that after a reload exactly the same can be sent again (decision 25).
 */
export function unfinishedInvestment(
  storage: KeyStorage,
  { memberId, assetId }: { memberId: string; assetId: string },
  newKey?: () => string,
) {
  const place = `unfinished-investment:${memberId}:${assetId}`;
  const keys = pendingKeys(storage, newKey);
  const effectOf = (amount: string) => `invest:${memberId}:${assetId}:${amount}`;
  return {
    /** The amount of the unfinished one, a plain decimal; null when there is none, or none that can be read. */
    read(): string | null {
      const amount = storage.getItem(place);
      return amount !== null && isDecimal(amount) ? amount : null;
    },
    /** Keeps the amount and gives the key to send it with, the same one for every try. */
    begin(amount: string): string {
      storage.setItem(place, amount);
      return keys.keyFor(effectOf(amount));
    },
    /** The server has said what became of it, or the member gave it up. */
    settle(amount: string): void {
      storage.removeItem(place);
      keys.settle(effectOf(amount));
    },
  };
}
