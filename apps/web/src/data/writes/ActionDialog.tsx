import { ConfirmDialog } from '@gli/ui';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

type ActionDialogProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'busy' | 'error' | 'formId' | 'onConfirm'
> & {
  /** Sends the request. The dialog shows a failure. */
  onSend: () => Promise<unknown>;
};

/** A dialog whose confirm button sends a request. */
export function ActionDialog({ onSend, ...dialog }: ActionDialogProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onSend });
  return <ConfirmDialog {...dialog} busy={isPending} error={error} onConfirm={() => mutate()} />;
}
