import type { ComponentPropsWithRef } from 'react';
import { wrapTexts } from '../display/wrap-texts.tsx';
import { Link } from '../provider/UiProvider.tsx';
import { styled } from '../stitches.config.ts';
import { type ButtonLook, buttonStyle } from './button-style.ts';

const Face = styled('span', { display: 'inline-flex', alignItems: 'center', gap: '$2' });

type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  ButtonLook & {
    href: string;
    /** True for an icon without text. Give it an `aria-label`. */
    square?: boolean;
  };

/** A link that looks like a button. Opens a page of the app, or another site if it has a `target`. */
export function LinkButton(props: LinkButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    wide = false,
    square = false,
    className = '',
    children,
    ...attributes
  } = props;
  const Anchor = attributes.target ? 'a' : Link;
  return (
    <Anchor {...attributes} className={`${buttonStyle({ variant, size, wide, square })} ${className}`}>
      <Face>{wrapTexts(children)}</Face>
    </Anchor>
  );
}
