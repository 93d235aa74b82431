import { styled } from '../stitches.config.ts';

/** Hides an element visually, but not from screen readers. */
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

/** Text for screen readers only. A link inside becomes visible while it has the focus (skip links). */
export const VisuallyHidden = styled('span', { '&:not(:focus, :focus-within)': visuallyHidden });
