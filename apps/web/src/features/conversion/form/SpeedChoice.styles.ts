import { styled } from '@gli/ui/styles';

export const Cost = styled('span', {
  fontSize: '$sm',
  fontWeight: '$medium',
  color: '$textMuted',
  fontVariantNumeric: 'tabular-nums',
  'label:has(:checked) &': { color: '$text' },
  // Puts the cost below every name, not only below long ones.
  '@mobile': { width: '100%' },
});
