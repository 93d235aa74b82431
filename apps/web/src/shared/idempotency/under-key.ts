import { GliApiError } from '@gli/sdk';
import type { pendingKeys } from './pending-keys.ts';

/**
 * Sends an effect under the key that is kept for it. A refusal settles it; after a lost response the next try, even after
 * a reload, is the same effect, so that an order is paid or cancelled once. Throws what `send` throws. Decision 25
 */
export async function underKey<Answer>(
  keys: ReturnType<typeof pendingKeys>,
  effect: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(keys.keyFor(effect));
    keys.settle(effect);
    return answer;
  } catch (error) {
    if (isRefusal(error)) keys.settle(effect);
    throw error;
  }
}

/** Whether the server has decided against the effect. Being asked to sign in or to wait decides nothing. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof GliApiError) || error.code === 'request_in_progress') return false;
  return error.status < 500 && error.status !== 401 && error.status !== 429;
}
