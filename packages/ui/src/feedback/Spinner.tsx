import { keyframes, styled } from '../stitches.config.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Decorative spinner in the text's color. The busy control or region is announced separately. */
export const Spinner = styled('span', {
  display: 'inline-block',
  flexShrink: 0,
  width: '1.125em',
  height: '1.125em',
  borderRadius: '$round',
  border: '2px solid color-mix(in srgb, currentColor 28%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
});
