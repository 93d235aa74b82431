import { IconButton, Inline, Stack, useModal } from '@gli/ui';
import { X } from '@gli/ui/icons';
import type { SyntheticEvent } from 'react';
import { useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { Logo } from '../header/Logo.tsx';
import { useShellSlots } from '../slots.ts';
import { content, Drawer } from './SidebarDrawer.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

/** The sidebar on phones. Its content stays while it slides out. */
export function SidebarDrawer() {
  const t = useTranslations();
  const { left, closeDrawer } = useSideMenus();
  const { balances } = useShellSlots();
  const modal = useModal({ isOpen: left === 'expanded', onClose: closeDrawer });

  const closeFromBackdrop = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) closeDrawer();
  };
  return (
    <Drawer {...modal} aria-label={t.shell.mainNavigation()} onClick={closeFromBackdrop}>
      <Stack css={content}>
        <Inline justify="between" nowrap css={{ minHeight: '3rem', paddingLeft: '0.875rem' }}>
          <Logo />
          <IconButton label={t.shell.closeMenu()} onClick={closeDrawer}>
            <X aria-hidden />
          </IconButton>
        </Inline>
        <nav aria-label={t.shell.mainNavigation()}>
          <SidebarNavigation isExpanded withHome />
        </nav>
        <Stack css={{ marginTop: 'auto' }}>{balances}</Stack>
      </Stack>
    </Drawer>
  );
}
