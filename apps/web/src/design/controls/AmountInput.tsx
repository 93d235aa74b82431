import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from '../stitches.config.ts';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';
import { groupAmount, ungroupAmount } from './grouped-amount.ts';
import { regroup } from './regroup.ts';

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

type AmountInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** Symbol of the token the amount is in; read with the control. */
  token: string;
  /** What was typed, without separators of thousands. */
  value: string;
  onValueChange: (value: string) => void;
  /** A small button beside the token ("max"). */
  action?: ReactNode;
};

/**
 * A decimal amount, shown with separators of thousands while it is typed. It is text, never a number: the value stays
 * the exact decimal string that was typed.
 */
export function AmountInput({ token, action, value, onValueChange, className = '', ...props }: AmountInputProps) {
  const tokenId = useId();
  const describedBy = [tokenId, props['aria-describedby']].filter(Boolean).join(' ');
  const wired = useFieldControl({ ...props, 'aria-describedby': describedBy });
  const look = controlStyle({ figures: true, css: { paddingRight: action ? '9rem' : '5rem' } });
  const shown = groupAmount(value);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = ungroupAmount(event.currentTarget.value, shown);
    regroup(event, groupAmount(typed));
    onValueChange(typed);
  };
  return (
    <Root>
      <input
        autoComplete="off"
        placeholder="0"
        {...props}
        {...wired}
        value={shown}
        onChange={change}
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
