import { SIDE_MENU_TRANSITION_MS } from '../../design/shell-sizes.ts';
import { keyframes, styled } from '../../design/stitches.config.ts';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;
const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** The browser's own modal dialog at the left edge: focus stays in it, Escape closes it, the focus goes back. */
export const DrawerFrame = styled('dialog', {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(20rem, calc(100vw - 3rem))',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRight: '1px solid $colors$border',
  background: '$surface',
  color: '$text',
  boxShadow: '$overlay',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // It slides out where the browser can keep it in sight until then; elsewhere it is gone at once.
  transform: 'translateX(-100%)',
  transition: `transform ${time} ease, overlay ${time} allow-discrete, display ${time} allow-discrete`,
  '&[open]': { transform: 'none', animation: `${slide} ${time} cubic-bezier(0.2, 0.8, 0.2, 1)` },
  '&::backdrop': {
    background: 'color-mix(in srgb, $colors$shade 56%, transparent)',
    animation: `${fade} ${time} ease`,
  },
});
