import { Input } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const CodeInput = styled(Input, {
  maxWidth: '14rem',
  fontSize: '$xl',
  fontWeight: '$semibold',
  letterSpacing: '0.35em',
  fontVariantNumeric: 'tabular-nums',
});
