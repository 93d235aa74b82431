import { useState } from 'react';
import { SIDE_MENU_TRANSITION_MS, shellSizes } from '../../design/shell-sizes.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Data } from '../../shared/data/Data.tsx';
import { useSideMenus } from '../../shared/side-menus.ts';
import { SidebarBoundary } from './SidebarBoundary.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { useSidebarCode } from './sidebar-code.ts';
import { useSectionOfAddress } from './use-section-of-address.ts';

const time = `${SIDE_MENU_TRANSITION_MS}ms`;

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
  top: shellSizes.header,
  zIndex: '$sidebar',
  height: `calc(100dvh - ${shellSizes.header})`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  background: '$surface',
  borderRight: '1px solid $colors$border',
});
/** The left sidebar: beside the page, or a drawer over it on phones. Spec §2 Shell */
export function Sidebar() {
  const { presentation } = useSideMenus();
  useSectionOfAddress();
  return presentation === 'drawer' ? <SidebarDrawer /> : <DockedSidebar />;
}

function DockedSidebar() {
  const t = useTranslations();
  const { left } = useSideMenus();
  // While it goes away it looks as it did; where it was never shown there is nothing in it.
  const [look, setLook] = useState(left);
  if (left !== 'hidden' && left !== look) setLook(left);
  return (
    <Column id="sidebar" state={left}>
      {look === 'hidden' ? null : (
        <Bar aria-label={t.shell.mainNavigation()}>
          <SidebarBoundary>
            <Content look={look} />
          </SidebarBoundary>
        </Bar>
      )}
    </Column>
  );
}

function Content({ look }: { look: 'collapsed' | 'expanded' }) {
  const { SidebarContent } = useSidebarCode();
  return (
    <Data>
      <SidebarContent look={look} />
    </Data>
  );
}
