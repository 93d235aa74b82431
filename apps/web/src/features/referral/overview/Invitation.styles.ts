import { styled } from '@gli/ui/styles';

export const CodeText = styled('strong', {
  fontSize: '$3xl',
  lineHeight: '$tight',
  letterSpacing: '$wide',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
