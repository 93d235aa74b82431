import { styled } from '../../../design/stitches.config.ts';

// The panel to book stands beside the whole, on narrow screens right after the pictures.
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gridTemplateAreas: '"head side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  gap: '$10',
  alignItems: 'start',
  paddingTop: '$6',
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "side" "rest"',
    gridTemplateRows: 'auto',
    gap: '$6',
  },
});
export const Head = styled('div', { gridArea: 'head', minWidth: 0 });
export const Side = styled('aside', { gridArea: 'side', minWidth: 0 });
export const Rest = styled('div', { gridArea: 'rest', minWidth: 0 });
export const Highlights = styled('ul', {
  display: 'grid',
  gap: '$2',
  '& li': { display: 'flex', gap: '$2', alignItems: 'center' },
  '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0, color: '$successText' },
});
