import { useState } from 'react';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { useShellSlots } from '../slots.ts';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { SidebarNavigation } from './SidebarNavigation.tsx';
import { Bar, Column, Content } from './sidebar.styles.ts';

/** The left sidebar, which is docked next to the page or, on phones, a drawer above it. Spec §2 Shell */
export function Sidebar() {
  const { presentation } = useSideMenus();
  return presentation === 'drawer' ? <DrawerSidebar /> : <DockedSidebar />;
}

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
