import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../icons.ts';
import { styled } from '../stitches.config.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

const Root = styled('div', {
  position: 'relative',
  minWidth: 0,
  '& svg': {
    position: 'absolute',
    right: '$4',
    top: '50%',
    width: '1rem',
    height: '1rem',
    translate: '0 -50%',
    color: '$textMuted',
    pointerEvents: 'none',
  },
});

type NativeSelectProps = ComponentPropsWithRef<'select'> & {
  /** Text of the first option, which has an empty value. */
  none?: string | undefined;
  options?: readonly { value: string; label: string }[];
};

/** The browser's own select, which works on every phone and with every screen reader. */
export function NativeSelect({ className = '', none, options, children, ...props }: NativeSelectProps) {
  const look = controlStyle({ select: true });
  return (
    <Root>
      <select {...props} {...useFieldControl(props)} className={`${look} ${className}`}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown aria-hidden />
    </Root>
  );
}
