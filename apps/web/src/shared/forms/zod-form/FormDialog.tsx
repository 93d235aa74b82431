import { type ComponentProps, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Form } from './Form.tsx';
import { useSubmit } from './use-submit.ts';
import type { ZodForm } from './use-zod-form.ts';

type FormDialogProps<Values extends FieldValues, Input> = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'busy' | 'error' | 'formId' | 'onConfirm'
> & {
  form: ZodForm<Values, Input>;
  /** Sends the valid form. The dialog shows a failure. */
  onSend: (input: Input) => unknown;
  draft?: string;
};

/** A dialog with a form (`children`) that the confirm button submits. */
export function FormDialog<Values extends FieldValues, Input>(props: FormDialogProps<Values, Input>) {
  const { form, onSend, draft, children, ...dialog } = props;
  const formId = useId();
  const { submit, failure } = useSubmit(form, onSend);
  return (
    <ConfirmDialog {...dialog} busy={form.formState.isSubmitting} error={failure} formId={formId}>
      <Form form={form} onSubmit={submit} id={formId} {...(draft !== undefined && { draft })}>
        {children}
      </Form>
    </ConfirmDialog>
  );
}
