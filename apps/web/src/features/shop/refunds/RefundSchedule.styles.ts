import { styled } from '@gli/ui/styles';

// The amount stays on one line, and the time next to it wraps.
export const Step = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '$4',
  paddingBlock: '$2',
  '& + &': { borderTop: '1px solid $colors$border' },
  '& > dd': { whiteSpace: 'nowrap' },
});
