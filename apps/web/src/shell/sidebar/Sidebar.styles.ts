import { SIDE_MENU_TRANSITION_MS, shellSizes } from '@gli/ui';
import { styled } from '@gli/ui/styles';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

export const Column = styled('div', {
  flexShrink: 0,
  transition: `width ${time} ease, visibility ${time}`,
  variants: {
    state: {
      hidden: { width: 0, visibility: 'hidden' },
      collapsed: { width: shellSizes.sidebarCollapsed },
      expanded: { width: shellSizes.sidebar },
    },
  },
});

export const Bar = styled('nav', {
  position: 'sticky',
  top: 'var(--header-bar)',
  zIndex: '$sidebar',
  height: 'calc(100dvh - var(--header-bar))',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  background: '$surface',
  borderRight: '1px solid $colors$border',
});

// Has its final width from the start, so that the text does not rewrap while the sidebar's width changes.
export const Content = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '$6',
  minHeight: '100%',
  padding: '$4 $3',
  variants: {
    look: {
      collapsed: { width: `calc(${shellSizes.sidebarCollapsed} - 1px)` },
      expanded: { width: `calc(${shellSizes.sidebar} - 1px)` },
    },
  },
});
