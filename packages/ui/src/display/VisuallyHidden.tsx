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

/**
 * Text for screen readers only. A link inside becomes visible while it has the focus (skip links). A heading that only
 * scripts focus stays hidden, because the page would move when the focus leaves it.
 */
export const VisuallyHidden = styled('span', {
  '&:not(:focus-within), &[tabindex="-1"]': visuallyHidden,
});
