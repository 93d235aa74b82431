import {
  type AriaAttributes,
  type ChangeEventHandler,
  createContext,
  type FocusEventHandler,
  type Ref,
  type SyntheticEvent,
  useContext,
} from 'react';

/** Attributes that register a control with a form. */
export type FormControl = {
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: SyntheticEvent) => unknown;
  onBlur: (event: SyntheticEvent) => unknown;
};

type FieldContextValue = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  control: FormControl | undefined;
};

/** Props that a Field passes to its control. */
export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlAttributes<Element extends HTMLElement> = {
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<Element> | undefined;
  onChange?: ChangeEventHandler<Element> | undefined;
  onBlur?: FocusEventHandler<Element> | undefined;
} & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

/**
 * Returns the attributes that connect a control to the form and to its Field's label, hint and error. Outside a Field,
 * returns the control's own attributes. The control's `onChange` runs before the form's.
 */
export function useFieldControl<Element extends HTMLElement>(
  own: ControlAttributes<Element>,
): ControlAttributes<Element> {
  const field = useContext(FieldContext);
  if (!field) return own;
  const { control } = field;
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    ...own,
    ...(control && {
      name: control.name,
      ref: control.ref,
      onBlur: control.onBlur,
      onChange: (event) => {
        own.onChange?.(event);
        control.onChange(event);
      },
    }),
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}
