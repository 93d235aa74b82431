import type { ComponentPropsWithRef } from 'react';
import { Input } from '../../../design/controls/Input.tsx';
import { styled } from '../../../design/stitches.config.ts';

const Wide = styled(Input, {
  maxWidth: '14rem',
  fontSize: '$xl',
  fontWeight: '$semibold',
  letterSpacing: '0.35em',
  fontVariantNumeric: 'tabular-nums',
});

/** One field for all digits: phones fill it from the message, and a code can be pasted whole. */
export function CodeInput(props: ComponentPropsWithRef<'input'>) {
  return <Wide {...props} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />;
}
