import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
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
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onCompositionEnd'
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
  const { shown, ...handlers } = useTypedAmount(value, onValueChange, token);
  return (
    <Root>
      <input
        autoComplete="off"
        placeholder="0"
        {...props}
        {...wired}
        value={shown}
        {...handlers}
        type="text"
        inputMode="decimal"
        className={`${look} ${className}`}
      />
      <Token id={tokenId}>{token}</Token>
    </Root>
  );
}

/**
 * Text of the field, and its handlers. The browser can't undo in a field whose text is grouped while typing: it mixes
 * old digits into the new ones. So the field keeps its own history.
 */
function useTypedAmount(value: string, onValueChange: (value: string) => void, token: string) {
  // An input method's text, which it would compose twice if the field changed it.
  const [composed, setComposed] = useState<string | null>(null);
  const { current: history } = useRef<{ past: string[]; future: string[] }>({ past: [], future: [] });
  const edit = (event: SyntheticEvent<HTMLInputElement>) => {
    setComposed(null);
    const next = typedAmount(event, value, token);
    if (next === value) return;
    history.past.push(value);
    history.future = [];
    onValueChange(next);
  };
  const move = (from: string[], to: string[]) => {
    const next = from.pop();
    if (next === undefined) return;
    to.push(value);
    onValueChange(next);
  };
  const undo = () => move(history.past, history.future);
  const redo = () => move(history.future, history.past);
  return {
    shown: composed ?? groupAmount(value),
    onChange: (event: SyntheticEvent<HTMLInputElement>) => {
      const input = event.nativeEvent instanceof InputEvent ? event.nativeEvent : null;
      if (input?.inputType === 'historyUndo') undo();
      else if (input?.inputType === 'historyRedo') redo();
      else if (input?.isComposing) setComposed(event.currentTarget.value);
      else edit(event);
    },
    onCompositionEnd: edit,
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    },
  };
}
