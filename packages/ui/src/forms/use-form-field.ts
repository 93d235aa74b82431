import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTexts } from '../provider/UiProvider.tsx';
import { MISSING_VALUE } from './form-message.ts';
import { getFieldSchema, isRequired } from './form-schema.ts';

/** The surrounding form's schema. */
export const FormSchemaContext = createContext<z.core.$ZodType | null>(null);

/**
 * Returns a field of the surrounding form with its error message and its schema's requirement. The message is
 * updated when the language or the schema changes.
 * @param invalid message for a rejected value if §5 has none for it
 * @throws Error if the form's schema has no such field
 */
export function useFormField(name: string, label: string, invalid?: string) {
  const t = useTexts();
  const schema = useContext(FormSchemaContext);
  const { register, trigger, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const fieldSchema = schema && getFieldSchema(schema, name);
  if (!fieldSchema)
    throw new Error(
      `The form's schema has no field named ${name}. Add it to the schema, or correct the name.`,
    );

  const validateAgain = useEffectEvent(() => {
    if (error && error.type !== 'server') void trigger(name);
  });
  const worded = useRef({ t, schema });
  useEffect(() => {
    if (worded.current.t === t && worded.current.schema === schema) return;
    worded.current = { t, schema };
    validateAgain();
  });

  const toMessage = ({ type, message }: FieldError) => {
    if (message === MISSING_VALUE) return t.validation.required({ field: label });
    // Messages from the server or §5, and of a limit, are shown unchanged.
    if (message && ['server', 'custom', 'too_big'].includes(type)) return message;
    return invalid ?? (message || t.errors.checkInput());
  };
  return {
    register,
    error: error && toMessage(error),
    isRequired: isRequired(fieldSchema),
  };
}
