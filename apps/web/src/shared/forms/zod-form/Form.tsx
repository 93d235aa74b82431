import type { FormEvent, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormSchemaContext } from './use-form-field.ts';
import type { ZodForm } from './use-zod-form.ts';

type FormProps<Values extends FieldValues, Input> = {
  form: ZodForm<Values, Input>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Called after a field has changed. */
  onChange?: () => void;
  id?: string | undefined;
  children: ReactNode;
};

/** A form with `FormField` and `FormCheckbox` fields. */
export function Form<Values extends FieldValues, Input>(props: FormProps<Values, Input>) {
  const { form, onSubmit, onChange, id, children } = props;
  const { schema, ...methods } = form;
  return (
    <FormSchemaContext value={schema}>
      <FormProvider {...methods}>
        <form id={id} onSubmit={(event) => void onSubmit(event)} onChange={onChange} noValidate>
          {children}
        </form>
      </FormProvider>
    </FormSchemaContext>
  );
}
