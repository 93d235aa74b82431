import { styled } from '@gli/ui/styles';

export const Canvas = styled('canvas', {
  alignSelf: 'center',
  width: '14rem',
  maxWidth: '100%',
  aspectRatio: '1',
  borderRadius: '$round',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  variants: {
    movable: { true: { cursor: 'grab', touchAction: 'none', '&:active': { cursor: 'grabbing' } } },
  },
});

export const Track = styled('input', { width: '100%', minHeight: '$touch', accentColor: '$colors$primary' });
