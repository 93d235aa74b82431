import { floating } from '@gli/ui';
import { keyframes, styled } from '@gli/ui/styles';

const fade = keyframes({ from: { opacity: 0 } });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** A modal dialog that covers the window, traps the focus and makes the page behind it inert. */
export const Frame = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  overflow: 'hidden',
  background: 'transparent',
  '&::backdrop': { background: 'transparent' },
  '@motion': { '&[open]': { animation: `${fade} 200ms ease` } },
});

export const veil = 'color-mix(in srgb, $colors$shade 60%, transparent)';

/** Cutout in the overlay around the target. */
export const Spot = styled('div', {
  position: 'absolute',
  borderRadius: '$md',
  boxShadow: `0 0 0 200vmax ${veil}`,
  outline: '3px solid $colors$primary',
  outlineOffset: '-1px',
  pointerEvents: 'none',
  '@forced': { outlineColor: 'Highlight' },
});

export const Card = styled('div', {
  ...floating,
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  width: 'min(23rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  padding: '$5',
  '@motion': { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});
