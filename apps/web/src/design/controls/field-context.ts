import { createContext, useContext } from 'react';

type FieldContextValue = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

/** What a Field passes to its control. */
export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/** The attributes that tie a control to its Field's label, hint and error; outside a Field, the control's own. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}
