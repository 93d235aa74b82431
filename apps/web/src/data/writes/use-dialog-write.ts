import type { IdempotentMutation } from '@gli/sdk/react';
import { useOnChange } from '@gli/ui';
import { describeUnknownWrite, type UnknownWriteTexts } from './unknown-write.ts';

/**
 * Connects a write to its dialog: `send` throws a rejection, which the dialog shows, and `unknown` describes an
 * unknown outcome.
 * @param onDone called once the write is done, even if that is known only from reading
 */
export function useDialogWrite<Variables, Data>(
  write: IdempotentMutation<Variables, Data>,
  texts: UnknownWriteTexts,
  onDone: (data: Data) => void,
) {
  const { state } = write;
  useOnChange(state.status, () => {
    if (state.status === 'done') onDone(state.data);
  });
  const send = async (variables: Variables) => {
    const outcome = await write.mutate(variables);
    if (outcome?.status === 'rejected') throw outcome.error;
  };
  return { send, unknown: describeUnknownWrite(write, texts) };
}
