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

const line = { height: '0.375rem', borderRadius: '$round', background: '$borderStrong' };
const thumb = {
  width: '1.375rem',
  height: '1.375rem',
  border: '3px solid $colors$surfaceRaised',
  borderRadius: '$round',
  background: '$primary',
  boxShadow: '0 0 0 1px $colors$borderStrong',
};

// Browsers draw their own track in black or white, whatever the theme is.
export const Track = styled('input', {
  appearance: 'none',
  width: '100%',
  minHeight: '$touch',
  background: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': line,
  '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-0.5rem' },
  '&::-moz-range-track': line,
  '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  '@forced': { appearance: 'auto' },
});
