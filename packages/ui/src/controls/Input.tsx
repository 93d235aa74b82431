import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** Single-line text input. */
export function Input({ className = '', type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input {...props} {...useFieldControl(props)} type={type} className={`${controlStyle()} ${className}`} />
  );
}
