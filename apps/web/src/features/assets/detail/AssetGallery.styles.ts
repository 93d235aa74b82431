import { styled } from '@gli/ui/styles';

export const LargeStage = styled('div', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Window height that remains below the dialog's header.
  height: 'min(60rem, calc(100dvh - 12rem))',
  borderRadius: '$md',
  overflow: 'hidden',
  background: '$surfaceSunken',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // A phone's dialog has the whole width for the picture, which is then larger than on the page.
  '@mobile': {
    height: 'auto',
    marginInline: '-$5',
    borderRadius: 0,
    '& img': { height: 'auto', maxHeight: 'calc(100dvh - 12rem)' },
  },
});

export const Enlarge = styled('button', {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: '$lg',
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: '-4px' },
});

export const Hint = styled('span', {
  position: 'absolute',
  top: '$3',
  right: '$3',
  display: 'inline-flex',
  padding: '$2',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surfaceRaised 88%, transparent)',
  color: '$text',
  pointerEvents: 'none',
});

/** The large picture and the figures on it, which are below it with large text. */
export const Frame = styled('div', { position: 'relative' });
export const figures = {
  // Presses reach the picture.
  pointerEvents: 'none',
  '@largeText': {
    position: 'static',
    padding: '$3 0',
    background: 'none',
    color: '$text',
  },
} as const;

// Its own background keeps it readable on any picture.
export const Steps = styled('div', {
  position: 'absolute',
  left: '$3',
  top: '$3',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  borderRadius: '$round',
  background: 'color-mix(in srgb, $colors$surfaceRaised 92%, transparent)',
  boxShadow: '$card',
  '& button': { borderRadius: '$round' },
});
