import { SIDE_MENU_TRANSITION_MS } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

const fade = keyframes({ from: { opacity: 0 } });

/** Native modal dialog at the left edge, which traps the focus, closes on Escape and restores the focus. */
export const Drawer = styled('dialog', {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(20rem, calc(100vw - 3rem))',
  height: '100dvh',
  borderRight: '1px solid $colors$border',
  background: '$surface',
  boxShadow: '$overlay',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // Slides out if the browser can keep it displayed during the transition. Otherwise, it disappears
  // immediately.
  transform: 'translateX(-100%)',
  transition: `transform ${time} ease, overlay ${time} allow-discrete, display ${time} allow-discrete`,
  '&[open]': { transform: 'none', animation: `${slide} ${time} cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&::backdrop': {
    background: 'color-mix(in srgb, $colors$shade 56%, transparent)',
    animation: `${fade} ${time} ease`,
  },
});

export const content = {
  minHeight: '100%',
  paddingTop: 'calc($space$2 + env(safe-area-inset-top, 0px))',
  paddingRight: '$3',
  paddingBottom: 'calc($space$4 + env(safe-area-inset-bottom, 0px))',
  paddingLeft: 'calc($space$3 + env(safe-area-inset-left, 0px))',
};
