import { styled } from '@gli/ui/styles';

export const Round = styled('a', {
  display: 'inline-grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  borderRadius: '$round',
  border: '1px solid $colors$border',
  color: '$textMuted',
  stateTransition: '$control',
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '& svg': { width: '1.125rem', height: '1.125rem' },
});
