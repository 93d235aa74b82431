import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'title'> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** Accessible name and tooltip. */
    label: string;
  };

/** A square button with an icon (`children`) and no text. */
export function IconButton(props: IconButtonProps) {
  const { label, variant = 'ghost', size = 'md', className = '', type = 'button', ...attributes } = props;
  const look = buttonStyle({ variant, size, square: true });
  return (
    <button {...attributes} type={type} aria-label={label} title={label} className={`${look} ${className}`} />
  );
}
