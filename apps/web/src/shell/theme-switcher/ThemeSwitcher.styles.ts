import { shellSizes } from '@gli/ui';
import { styled } from '@gli/ui/styles';

export const Root = styled('section', {
  position: 'fixed',
  // Above the page and its columns, but below the header's popovers.
  zIndex: '$sidebar',
  right: 'max($space$5, env(safe-area-inset-right))',
  bottom: 'calc($space$5 + var(--bottom-bars))',
  // On phones, it is in the corner of the footer, where it covers nothing (decision 45).
  '@mobile': {
    position: 'absolute',
    right: 'max($space$4, env(safe-area-inset-right))',
    bottom: 'calc($space$4 + var(--bottom-bars))',
  },
  variants: {
    /** Next to the open help panel, whose end has the chat's send button. */
    besideHelp: { true: { '@bp1': { right: `calc(${shellSizes.helpPanel} + $space$5)` } } },
  },
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
  stateTransition: '$control',
  touchAction: 'manipulation',
  '& svg': { width: '1.25rem', height: '1.25rem' },
  '@hover': { '&:hover': { color: '$text', borderColor: '$borderStrong' } },
  '&:active': { background: '$surfaceSunken', transitionDuration: '0s' },
  '&[aria-expanded="true"]': { color: '$text', borderColor: '$borderStrong' },
});
