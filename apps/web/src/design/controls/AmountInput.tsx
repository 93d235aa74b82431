import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../stitches.config.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& > input': { fontSize: '$xl', fontWeight: '$semibold', minHeight: '$controlLarge' },
});
const Trailing = styled('div', {
  position: 'absolute',
  right: '$2',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto', color: '$primaryText' },
});
const Token = styled('span', {
  paddingInline: '$2',
  color: '$textMuted',
  fontSize: '$sm',
  fontWeight: '$semibold',
});

type AmountInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'inputMode'> & {
  /** Symbol of the token the amount is in; read with the control. */
  token: string;
  /** A small button beside the token ("max"). */
  action?: ReactNode;
};

/** A decimal amount. It is text, never a number: the value stays the exact decimal string that was typed. */
export function AmountInput({ token, action, className = '', ...props }: AmountInputProps) {
  const tokenId = useId();
  const describedBy = [tokenId, props['aria-describedby']].filter(Boolean).join(' ');
  const wired = useFieldControl({ ...props, 'aria-describedby': describedBy });
  const look = controlStyle({ figures: true, css: { paddingRight: action ? '9rem' : '5rem' } });
  return (
    <Root>
      <input
        autoComplete="off"
        placeholder="0"
        {...props}
        {...wired}
        type="text"
        inputMode="decimal"
        className={`${look} ${className}`}
      />
      <Trailing>
        {action}
        <Token id={tokenId}>{token}</Token>
      </Trailing>
    </Root>
  );
}
