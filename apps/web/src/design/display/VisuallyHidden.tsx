import { styled } from '../stitches.config.ts';

/** Hides an element from sight alone. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Text for screen readers only. A link in it shows when it is reached by keyboard (skip links). */
export const VisuallyHidden = styled('span', { '&:not(:focus, :focus-within)': visuallyHidden });
