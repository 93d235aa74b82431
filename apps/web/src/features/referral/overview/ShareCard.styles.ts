import { styled } from '@gli/ui/styles';

// White in both color modes, because many scanners can't read light modules on a dark background.
export const Picture = styled('svg', {
  display: 'block',
  width: '12rem',
  height: '12rem',
  borderRadius: '$md',
  border: '1px solid $colors$border',
});
