import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** Multi-line text input. */
export function Textarea({ className = '', ...props }: ComponentPropsWithRef<'textarea'>) {
  const look = controlStyle({ area: true });
  return <textarea rows={4} {...props} {...useFieldControl(props)} className={`${look} ${className}`} />;
}
