import { styled } from '@gli/ui/styles';

export const Root = styled('section', {
  position: 'sticky',
  bottom: 'calc($space$4 + var(--bottom-bars))',
  zIndex: '$sticky',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$3 $3 $3 $5',
  // Leaves room for the theme switcher in the corner.
  marginRight: '$16',
  background: '$surfaceRaised',
  border: '1px solid $colors$border',
  borderRadius: '$xl',
  boxShadow: '$overlay',
  '@mobile': { padding: '$3', gap: '$2', bottom: 'calc($space$2 + var(--bottom-bars))', marginRight: 0 },
});

export const Chip = styled('li', {
  display: 'flex',
  alignItems: 'center',
  minWidth: '7rem',
  maxWidth: '14rem',
  paddingLeft: '$3',
  background: '$surfaceSunken',
  border: '1px solid $colors$border',
  borderRadius: '$md',
});

export const chips = {
  flex: 1,
  minWidth: 'min(16rem, 100%)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
