import type { IdempotentMutation } from '@gli/sdk/react';
import type { UnknownWrite } from '@gli/ui';

export type UnknownWriteTexts = {
  /** Shown while the server is read. */
  checking: () => string;
  /** Shown once the server has nothing with the write's key, or cannot be read by it. */
  notFound: () => string;
  /** Button that ends the write: "Don't convert". */
  drop: () => string;
};

/** Describes a write if its outcome is unknown. Only its button sends it again. Returns null for a known outcome. */
export function describeUnknownWrite<Variables, Data>(
  { state, sendAgain, drop }: Omit<IdempotentMutation<Variables, Data>, 'mutate'>,
  texts: UnknownWriteTexts,
): UnknownWrite | null {
  if (state.status !== 'unknown') return null;
  if (state.lookup === 'reading') return { text: texts.checking() };
  return {
    text: texts.notFound(),
    choice: { sendAgain: () => void sendAgain(), drop, dropLabel: texts.drop() },
  };
}
