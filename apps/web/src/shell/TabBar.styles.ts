import { shellSizes } from '@gli/ui';
import { styled } from '@gli/ui/styles';
import { Link } from 'wouter';

// Hidden and shown by CSS, because the window's width is unknown during prerendering. It comes after the page
// in the document, so that it is above an action bar with the same z-index.
export const Bar = styled('nav', {
  display: 'none',
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$sidebar',
  background: '$surface',
  borderTop: '1px solid $colors$border',
  '@mobile': { display: 'block' },
  '@largeText': { position: 'static' },
});

export const Tabs = styled('ul', {
  display: 'flex',
  flexWrap: 'nowrap',
  height: 'var(--tab-bar)',
  padding: '0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
  '& > li': { flex: '1 1 0', minWidth: 0 },
  '@short': { height: 'auto' },
  '@largeText': { flexWrap: 'wrap', height: 'auto', '& > li': { flexBasis: '33%' } },
});

export const Tab = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  height: '100%',
  minHeight: `calc(${shellSizes.tabBar} - 1px)`,
  color: '$textMuted',
  fontSize: '$xs',
  fontWeight: '$medium',
  lineHeight: '$tight',
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  '& svg': { width: '1.375rem', height: '1.375rem' },
  '&[aria-current]': { color: '$primaryText', fontWeight: '$bold' },
  '&:active': { opacity: 0.72 },
  '&:focus-visible': { outlineOffset: '-2px' },
});
