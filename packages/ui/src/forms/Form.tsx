import { type ComponentProps, type FormEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Stack } from '../display/Layout.tsx';
import { FilledControls } from './FilledControls.tsx';
import { FormDraft } from './FormDraft.tsx';
import { FormSchemaContext } from './use-form-field.ts';
import type { ZodForm } from './use-zod-form.ts';

type FormProps<Values extends FieldValues, Input> = {
  form: ZodForm<Values, Input>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Called after a field has changed. */
  onChange?: () => void;
  id?: string | undefined;
  /** Name of the draft in which typed text survives a reload or a login (`UiAdapter.useDraft`). Not for secrets. */
  draft?: string;
  /** Space between the parts of the form. Default: `md`. */
  gap?: ComponentProps<typeof Stack>['gap'];
  children: ReactNode;
};

/** A form with `FormField` and `FormCheckbox` fields. */
export function Form<Values extends FieldValues, Input>(props: FormProps<Values, Input>) {
  const { form, onSubmit, onChange, id, draft, gap = 'md', children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { schema, ...methods } = form;
  return (
    <FormSchemaContext value={schema}>
      <FormProvider {...methods}>
        <Stack
          as="form"
          gap={gap}
          ref={element}
          id={id}
          onSubmit={(event) => void onSubmit(event)}
          onChange={onChange}
          noValidate
        >
          {children}
          <FilledControls element={element} />
          {draft === undefined ? null : <FormDraft name={draft} element={element} />}
        </Stack>
      </FormProvider>
    </FormSchemaContext>
  );
}
