import type { ComponentPropsWithRef } from 'react';
import { typedPhone } from './grouping.ts';
import { Input } from './Input.tsx';

/** A phone number field that adds hyphens while typing. */
export function PhoneInput({ onChange, ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <Input
      autoComplete="tel"
      {...props}
      type="tel"
      onChange={(event) => {
        typedPhone(event);
        onChange?.(event);
      }}
    />
  );
}
