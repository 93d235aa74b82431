import { styled } from '@gli/ui/styles';

/** Directions next to each other, or below each other on phones, where each is one line. */
export const Choices = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Choice = styled('button', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  padding: '$4',
  background: '$surface',
  border: '1px solid $colors$border',
  borderRadius: '$md',
  textAlign: 'left',
  cursor: 'pointer',
  stateTransition: '$control',
  // A phone shows each direction in two short lines.
  '@mobile': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 $3',
    padding: '$3 $4',
    '& > :nth-child(2)': { gridArea: '1 / 2 / span 2 / auto' },
  },
  '@largeText': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :nth-child(2)': { gridArea: 'auto' } },
  '@hover': { '&:hover': { borderColor: '$borderStrong' } },
  '&[aria-pressed="true"]': {
    borderColor: '$primaryText',
    background: '$primarySoft',
    boxShadow: 'inset 0 0 0 1px $colors$primaryText',
  },
  '@forced': { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
});
