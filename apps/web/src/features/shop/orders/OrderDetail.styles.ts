import { styled } from '@gli/ui/styles';

export const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gap: '$1 $4',
  alignItems: 'start',
  paddingBlock: '$4',
  '@mobile': { gridTemplateColumns: '3.5rem minmax(0, 1fr)', '& > :last-child': { gridColumn: 2 } },
});

export const TimelineEntry = styled('li', {
  position: 'relative',
  paddingLeft: '$6',
  paddingBottom: '$5',
  // Draws a status's dot and the line to the next one.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.45rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '$round',
    background: '$surface',
    border: '2px solid $colors$borderStrong',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(0.375rem - 0.5px)',
    top: '1.4rem',
    bottom: '-0.25rem',
    width: '1px',
    background: '$border',
  },
  '&:last-child': { paddingBottom: 0 },
  '&:last-child::before': { background: '$primary', borderColor: '$primary' },
  '&:last-child::after': { display: 'none' },
});
