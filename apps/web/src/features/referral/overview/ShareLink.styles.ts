import { styled } from '@gli/ui/styles';

// White in both color modes, because many scanners can't read light modules on a dark background.
export const Picture = styled('svg', {
  display: 'block',
  width: '9rem',
  height: '9rem',
  borderRadius: '$md',
  border: '1px solid $colors$border',
});
