import { styled } from '@gli/ui/styles';

export const Page = styled('div', {
  position: 'relative',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  padding: '0 env(safe-area-inset-right) var(--bottom-bars) env(safe-area-inset-left)',
});

export const Columns = styled('div', { flex: 1, display: 'flex' });

// Uses `clip` instead of `hidden`, because sticky elements inside must stick to the window.
export const Content = styled('div', {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'clip',
});

export const Main = styled('main', { flex: 1, paddingBottom: '$20', '@mobile': { paddingBottom: '$12' } });

export const Footer = styled('footer', {
  borderTop: '1px solid $colors$border',
  paddingBlock: '$8',
  // Leaves room for the theme switcher in the corner. Wider windows have a margin for it.
  '@media (max-width: 84em)': { paddingBottom: '$20' },
  '@mobile': { paddingBlock: '$6 $4' },
});

export const Links = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  paddingTop: '$3',
  // On phones, the theme button is next to the links.
  '@mobile': { minHeight: '3.5rem', paddingRight: '3.75rem' },
});

export const Skip = styled('a', {
  position: 'absolute',
  left: '$4',
  top: 'calc($space$3 + env(safe-area-inset-top, 0px))',
  zIndex: '$toast',
  padding: '$3 $5',
  borderRadius: '$md',
  background: '$primary',
  color: '$onPrimary',
  fontWeight: '$semibold',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});
