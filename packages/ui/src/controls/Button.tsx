import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { wrapTexts } from '../display/wrap-texts.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { useHydrated } from '../hydration.tsx';
import { styled } from '../stitches.config.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';

// Both labels share one grid cell, so the button is as wide as the wider one and nothing shifts when it becomes
// busy.
const Faces = styled('span', { display: 'inline-grid', alignItems: 'center', justifyItems: 'center' });
const Face = styled('span', {
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  variants: {
    shown: {
      yes: {},
      /** Invisible, but still part of the button's accessible name. */
      nameOnly: { opacity: 0 },
      no: { visibility: 'hidden' },
    },
  },
});

type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** True while in progress: shows a spinner, ignores clicks and submits no form, but keeps the focus. */
    busy?: boolean | undefined;
    /** Label while busy, such as "connecting…". Default: the normal label. */
    busyLabel?: ReactNode;
  };

/**
 * A button. `type` defaults to "button", so that it never submits a form by accident. A submit button is
 * disabled until hydration, because the browser would otherwise put the form's fields into the URL.
 */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', wide = false, busy = false, busyLabel, ...rest } = props;
  const { children, className = '', onClick, type = 'button', ...attributes } = rest;
  const isHydrated = useHydrated();
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...attributes}
      type={type}
      {...(type === 'submit' && !isHydrated && { disabled: true })}
      onClick={click}
      className={`${buttonStyle({ variant, size, wide })} ${className}`}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <Faces>
        <Face shown={busy ? (busyLabel ? 'no' : 'nameOnly') : 'yes'}>{wrapTexts(children)}</Face>
        {busy || busyLabel ? (
          <Face shown={busy ? 'yes' : 'no'}>
            <Spinner aria-hidden />
            <span>{busyLabel}</span>
          </Face>
        ) : null}
      </Faces>
    </button>
  );
}
