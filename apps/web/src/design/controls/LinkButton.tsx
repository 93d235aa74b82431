import type { ComponentPropsWithRef } from 'react';
import { styled } from '../stitches.config.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';

const Face = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$2' });

/** A link that looks like a button, for going somewhere. With a router: `<Link href asChild><LinkButton>…`. */
export function LinkButton(props: ComponentPropsWithRef<'a'> & ButtonLook) {
  const { variant = 'primary', size = 'md', wide = false, className = '', children, ...attributes } = props;
  return (
    <a {...attributes} className={`${buttonStyle({ variant, size, wide })} ${className}`}>
      <Face>{children}</Face>
    </a>
  );
}
