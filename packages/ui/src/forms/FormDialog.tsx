import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { Form } from './Form.tsx';
import { useSubmit } from './use-submit.ts';
import type { ZodForm } from './use-zod-form.ts';

type DialogProps = ComponentProps<typeof ConfirmDialog>;

type FormDialogProps<Values extends FieldValues, Input> = Omit<
  DialogProps,
  'busy' | 'error' | 'formId' | 'onConfirm'
> & {
  form: ZodForm<Values, Input>;
  /** Sends the valid form. The dialog shows a failure. */
  onSend: (input: Input) => unknown;
  /** True while the request is in flight. Default: until `onSend` is done. */
  busy?: DialogProps['busy'];
  /** Error of the last attempt. Default: the error that `onSend` throws. */
  error?: DialogProps['error'];
  draft?: string;
};

/** A dialog with a form (`children`) that the confirm button submits. */
export function FormDialog<Values extends FieldValues, Input>(props: FormDialogProps<Values, Input>) {
  const { form, onSend, draft, children, busy, error, ...dialog } = props;
  const formId = useId();
  const { submit, failure } = useSubmit(form, onSend);
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy ?? form.formState.isSubmitting}
      error={error === undefined ? failure : error}
      formId={formId}
    >
      <Form form={form} onSubmit={submit} id={formId} {...(draft !== undefined && { draft })}>
        {children}
      </Form>
    </ConfirmDialog>
  );
}
