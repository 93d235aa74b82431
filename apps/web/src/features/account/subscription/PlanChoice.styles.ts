import { styled } from '@gli/ui/styles';

export const Option = styled('label', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  padding: '$5',
  background: '$surface',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$card',
  cursor: 'pointer',
  stateTransition: '$control',
  '&:hover': { borderColor: '$borderStrong' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { color: '$primaryText' },
  '&:has(:checked)': { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '@forced': { '&:has(:checked)': { borderColor: 'Highlight' } },
});
