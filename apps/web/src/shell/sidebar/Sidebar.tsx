import { SIDE_MENU_TRANSITION_MS, shellSizes, styled } from '@gli/ui';
import { useState } from 'react';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { useShellSlots } from '../slots.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { SidebarNavigation } from './SidebarNavigation.tsx';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

/** The left sidebar, which is docked next to the page or, on phones, a drawer above it. Spec §2 Shell */
export function Sidebar() {
  const { presentation } = useSideMenus();
  return presentation === 'drawer' ? <DrawerSidebar /> : <DockedSidebar />;
}

const Column = styled('div', {
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
const Bar = styled('nav', {
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
const Content = styled('div', {
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

/** Navigation and, if expanded, a connected wallet's balances. */
function DockedSidebar() {
  const t = useTranslations();
  const { left } = useSideMenus();
  const { balances } = useShellSlots();
  // Keeps its appearance while it slides out. Renders nothing until it is first shown.
  const [look, setLook] = useState(left);
  if (left !== 'hidden' && left !== look) setLook(left);
  return (
    <Column id="sidebar" data-side state={left}>
      {look === 'hidden' ? null : (
        <Bar aria-label={t.shell.mainNavigation()}>
          <Content look={look}>
            <SidebarNavigation isExpanded={look === 'expanded'} />
            {look === 'expanded' ? balances : null}
          </Content>
        </Bar>
      )}
    </Column>
  );
}

/** The drawer, rendered once it has been opened for the first time. */
function DrawerSidebar() {
  const { left } = useSideMenus();
  const isOpen = left === 'expanded';
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? <SidebarDrawer /> : null;
}
