import { type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { type FieldValues, get, type UseFormReturn, useFormContext } from 'react-hook-form';
import { getFieldSchema } from './form-schema.ts';
import { FormSchemaContext } from './use-form-field.ts';

/**
 * Reads the controls of the surrounding form before it is submitted or one of its buttons is pressed. Password managers and other scripts may fill in a
 * control without an event, so that the form would send what it knew before.
 */
export function FilledControls({ element }: { element: RefObject<HTMLFormElement | null> }) {
  const form: UseFormReturn<FieldValues> = useFormContext();
  const schema = useContext(FormSchemaContext);
  const read = useEffectEvent(() => {
    for (const control of element.current?.elements ?? []) {
      const name = control.getAttribute('name') ?? '';
      const value = readChanged(control);
      const isField = name !== '' && schema !== null && getFieldSchema(schema, name) !== undefined;
      if (!isField || value === null) continue;
      const known: unknown = get(form.getValues(), name) ?? '';
      // A list of checkboxes has one value.
      if (value === known || typeof known === 'object') continue;
      form.setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => {
    const target = element.current;
    const readOnPress = ({ target: pressed }: Event) => {
      if (pressed instanceof Element && pressed.closest('button')) read();
    };
    // In the capture phase, before the form's own handlers.
    target?.addEventListener('submit', read, { capture: true });
    target?.addEventListener('click', readOnPress, { capture: true });
    return () => {
      target?.removeEventListener('submit', read, { capture: true });
      target?.removeEventListener('click', readOnPress, { capture: true });
    };
  }, [element]);
  return null;
}

/**
 * Returns a control's value, or null if it is what the page rendered. A controlled field, such as an amount with
 * separators, differs from the form's value, but not from its own default.
 */
function readChanged(control: Element): string | boolean | null {
  if (control instanceof HTMLSelectElement) return control.value;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'file' && control.type !== 'radio');
  return isText && control.value !== control.defaultValue ? control.value : null;
}
