import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../stitches.config.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';
import { groupAmount, typedAmount } from './grouping.ts';

const Root = styled('div', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& > input': { fontSize: '$xl', fontWeight: '$semibold', minHeight: '$controlLarge' },
});
const Token = styled('span', {
  position: 'absolute',
  right: '$4',
  color: '$textMuted',
  fontSize: '$sm',
  fontWeight: '$semibold',
  pointerEvents: 'none',
});

type AmountInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** Symbol of the amount's token, announced with the control. */
  token: string;
  /** Typed text without thousands separators. */
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * A decimal amount, shown with thousands separators while it is typed. The value is never converted to a number
 * and stays the exact decimal string that was typed.
 */
export function AmountInput({ token, value, onValueChange, className = '', ...props }: AmountInputProps) {
  const tokenId = useId();
  const describedBy = [tokenId, props['aria-describedby']].filter(Boolean).join(' ');
  const wired = useFieldControl({ ...props, 'aria-describedby': describedBy });
  const look = controlStyle({ figures: true, css: { paddingRight: '5rem' } });
  const shown = groupAmount(value);
  return (
    <Root>
      <input
        autoComplete="off"
        placeholder="0"
        {...props}
        {...wired}
        value={shown}
        onChange={(event) => onValueChange(typedAmount(event, shown))}
        type="text"
        inputMode="decimal"
        className={`${look} ${className}`}
      />
      <Token id={tokenId}>{token}</Token>
    </Root>
  );
}
