import { styled } from '../../../design/stitches.config.ts';

export const Title = styled('p', { fontWeight: '$semibold' });
export const Grid = styled('table', {
  tableLayout: 'fixed',
  marginTop: '$2',
  '& td, & th': { padding: '1px 0', textAlign: 'center' },
});
export const Weekday = styled('th', {
  height: '2rem',
  fontSize: '$xs',
  fontWeight: '$medium',
  color: '$textMuted',
});
// The band of a range runs through the cells; its ends are round under the chosen days.
export const Cell = styled('td', {
  variants: {
    mark: {
      none: {},
      only: {},
      start: { background: 'linear-gradient(to right, transparent 50%, $colors$primarySoft 50%)' },
      between: { background: '$primarySoft' },
      end: { background: 'linear-gradient(to left, transparent 50%, $colors$primarySoft 50%)' },
    },
  },
});
const chosen = { background: '$primary', color: '$onPrimary', fontWeight: '$bold' };
export const Day = styled('button', {
  width: '100%',
  maxWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$round',
  background: 'transparent',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '1px' },
  '&[aria-disabled="true"]': { color: '$textMuted', textDecoration: 'line-through', cursor: 'not-allowed' },
  '@hover': { '&:hover:not([aria-disabled="true"])': { borderColor: '$primary' } },
  variants: {
    mark: {
      none: {},
      between: { color: '$primaryText', fontWeight: '$semibold' },
      only: chosen,
      start: chosen,
      end: { ...chosen, '&[aria-disabled="true"]': { color: '$onPrimary', textDecoration: 'none' } },
    },
  },
});
