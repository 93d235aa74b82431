import { styled } from '../../design/stitches.config.ts';

// What of the floating theme switcher is seen from the start.

export const Root = styled('section', {
  position: 'fixed',
  // Above the page and its columns, below what the header opens.
  zIndex: '$sidebar',
  right: 'max($space$5, env(safe-area-inset-right))',
  bottom: 'max($space$5, env(safe-area-inset-bottom))',
  '@mobile': {
    right: 'max($space$4, env(safe-area-inset-right))',
    bottom: 'max($space$4, env(safe-area-inset-bottom))',
  },
  '@media print': { display: 'none' },
});

export const Toggle = styled('button', {
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  padding: 0,
  background: '$surfaceRaised',
  color: '$textMuted',
  border: '1px solid $colors$border',
  borderRadius: '$round',
  boxShadow: '$raised',
  transition: '$control',
  touchAction: 'manipulation',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '&[aria-expanded="true"]': { color: '$text', borderColor: '$borderStrong' },
});
