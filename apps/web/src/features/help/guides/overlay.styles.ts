import { keyframes, styled } from '../../../design/stitches.config.ts';

// What a guide's overlay is made of: the whole window, a light on what is pointed at, and the card that speaks.

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** The browser's modal dialog, as large as the window: it keeps the focus and makes the page behind it inert. */
export const Frame = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'transparent',
  color: '$text',
  '&::backdrop': { background: 'transparent' },
  '@motion': { '&[open]': { animation: `${fade} 200ms ease` } },
});

const veil = 'color-mix(in srgb, $colors$shade 60%, transparent)';

/** Lets what it lies on be seen; all around it is the veil. */
export const Spot = styled('div', {
  position: 'absolute',
  borderRadius: '$md',
  boxShadow: `0 0 0 200vmax ${veil}`,
  outline: '3px solid $colors$primary',
  outlineOffset: '-1px',
  pointerEvents: 'none',
  '@forced': { outlineColor: 'Highlight' },
});

export const Veil = styled('div', { position: 'absolute', inset: 0, background: veil });

export const Card = styled('div', {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  width: 'min(23rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  padding: '$5',
  background: '$surfaceRaised',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
  '@motion': { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});

export const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > :first-child': { marginRight: 'auto', marginLeft: '-$3' },
});
