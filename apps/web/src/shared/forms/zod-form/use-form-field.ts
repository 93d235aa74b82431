import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldError, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTranslations } from '@/i18n';
import { MISSING_VALUE } from './form-message.ts';
import { getFieldSchema, getLength, isRequired } from './form-schema.ts';

/** The schema of the form around a field. */
export const FormSchemaContext = createContext<z.core.$ZodType | null>(null);

/**
 * A field of the form around it: its error message, and the limits of its schema. The message follows the language and the
 * schema.
 * @param invalid the message for a rejected value that has no message of §5
 * @throws Error when the form's schema has no such field
 */
export function useFormField(name: string, label: string, invalid?: string) {
  const t = useTranslations();
  const schema = useContext(FormSchemaContext);
  const { register, trigger, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const fieldSchema = schema && getFieldSchema(schema, name);
  if (!fieldSchema) throw new Error(`The form has no field ${name}`);

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
    // A server's message, or a message of §5.
    if (message && (type === 'server' || type === 'custom')) return message;
    return invalid ?? (message || t.errors.checkInput());
  };
  return {
    register,
    error: error && toMessage(error),
    isRequired: isRequired(fieldSchema),
    maxLength: getLength(fieldSchema).maximum,
  };
}
