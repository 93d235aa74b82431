import { styled } from '@gli/ui/styles';

export const MonthGrid = styled('table', { gridColumn: '1 / -1', tableLayout: 'fixed' });

const chosenDay = { background: '$primary', color: '$onPrimary', fontWeight: '$bold' };

export const Frame = styled('div', {
  '& .rdp-month': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    rowGap: '$2',
    '@largeText': { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' },
  },
  '& .rdp-month_caption': {
    textAlign: 'center',
    fontWeight: '$semibold',
    '@largeText': { gridColumn: '1 / -1', order: -1 },
  },
  '& td, & th': { padding: '1px 0', textAlign: 'center' },
  '& th': { height: '2rem', fontSize: '$xs', fontWeight: '$medium', color: '$textMuted' },
  // The range's band runs through the cells. Its ends are rounded under the selected days.
  '& .start': { background: 'linear-gradient(to right, transparent 50%, $colors$primarySoft 50%)' },
  '& .between': { background: '$primarySoft' },
  '& .end': { background: 'linear-gradient(to left, transparent 50%, $colors$primarySoft 50%)' },
  '& td button': {
    position: 'relative',
    width: '100%',
    maxWidth: '2.75rem',
    minHeight: '2.75rem',
    // A focused day is above the panel's end, which stays in view.
    '@bp2': { scrollMarginBottom: '11rem' },
    padding: 0,
    border: '1px solid transparent',
    borderRadius: '$round',
    background: 'transparent',
    fontSize: '$sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@largeText': { fontSize: '0.625rem' },
    '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '1px' },
    '&[aria-disabled="true"]': { color: '$textMuted', textDecoration: 'line-through', cursor: 'not-allowed' },
    '@hover': { '&:hover:not([aria-disabled="true"])': { borderColor: '$primary' } },
  },
  // Only days without a room look sold out.
  '& .past button[aria-disabled="true"]': { textDecoration: 'none', opacity: 0.5 },
  '& .between button': { color: '$primaryText', fontWeight: '$semibold' },
  '& .only button, & .start button, & .end button': chosenDay,
  '& .end button[aria-disabled="true"]': { color: '$onPrimary', textDecoration: 'none' },
  '@forced': {
    '& .only button, & .start button, & .end button': {
      ...{ forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
    '& .between button': { borderColor: 'Highlight' },
    '& td button[aria-disabled="true"]': { color: 'GrayText' },
  },
});
