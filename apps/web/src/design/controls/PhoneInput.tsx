import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Input } from './Input.tsx';
import { useGrouping } from './use-grouping.ts';

/** A phone number, with its hyphens while it is typed; with those of a number that was typed before their code came. */
export function PhoneInput({ onChange, ...props }: ComponentPropsWithRef<'input'>) {
  const grouping = useGrouping();
  const early = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (early.current) grouping?.retypePhone(early.current);
  }, [grouping]);
  return (
    <Input
      autoComplete="tel"
      {...props}
      type="tel"
      onChange={(event) => {
        if (grouping) grouping.typedPhone(event);
        else early.current = event.currentTarget;
        onChange?.(event);
      }}
    />
  );
}
