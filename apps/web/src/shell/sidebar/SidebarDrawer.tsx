import { Divider, IconButton, Inline, MenuButton, Note, Stack, useModal } from '@gli/ui';
import { CircleQuestionMark, X } from '@gli/ui/icons';
import type { SyntheticEvent } from 'react';
import { useLocation } from 'wouter';
import { useMember, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute } from '../../routes.ts';
import { Logo } from '../header/Logo.tsx';
import { DisplayOptions } from '../header/PreferenceControls.tsx';
import { useShellSlots } from '../slots.ts';
import { content, Drawer } from './SidebarDrawer.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

/**
 * The sidebar on phones, with the help and, for members, the language and color mode, for which their header has no room.
 * Its content stays while it slides out.
 */
export function SidebarDrawer() {
  const t = useTranslations();
  const { left, closeDrawer, toggleRight } = useSideMenus();
  const { balances } = useShellSlots();
  const [path] = useLocation();
  const isMember = useMember() !== null;
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
        <Divider />
        {(findRoute(path)?.route.showRightToggle ?? true) ? (
          <MenuButton
            type="button"
            onClick={toggleRight}
            css={{ gap: '$3', paddingInline: '0.875rem $3', color: '$textMuted' }}
          >
            <CircleQuestionMark aria-hidden />
            <span>{t.shell.openHelp()}</span>
          </MenuButton>
        ) : null}
        {isMember ? (
          <Stack as="section" gap="sm" aria-labelledby="menu-display" css={{ paddingInline: '0.875rem $3' }}>
            <Note id="menu-display">{t.shell.display()}</Note>
            <DisplayOptions />
          </Stack>
        ) : null}
        <Stack css={{ marginTop: 'auto' }}>{balances}</Stack>
      </Stack>
    </Drawer>
  );
}
