import X from 'lucide-react/icons/x';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import { ColorModeToggle } from '../header/ColorModeToggle.tsx';
import { LanguageSelect } from '../header/LanguageSelect.tsx';
import { Logo } from '../header/Logo.tsx';
import { useShellSlots } from '../slots.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minHeight: '100%',
  padding: '$2 $3 calc($space$4 + env(safe-area-inset-bottom))',
});
const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
  paddingLeft: '0.875rem',
});
const Bottom = styled('div', { display: 'grid', gap: '$4', marginTop: 'auto' });
const Settings = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  paddingTop: '$4',
  borderTop: '1px solid $colors$border',
});

/** What is in the drawer of phones: the places, the balances, and what the header has no room for. */
export function DrawerContent() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  const { balances } = useShellSlots();
  return (
    <Root>
      <Top>
        <Logo />
        <IconButton label={t.shell.closeMenu()} onClick={closeDrawer}>
          <X aria-hidden />
        </IconButton>
      </Top>
      <nav aria-label={t.shell.mainNavigation()}>
        <SidebarNavigation isExpanded withHome />
      </nav>
      <Bottom>
        {balances}
        <Settings>
          <LanguageSelect />
          <ColorModeToggle />
        </Settings>
      </Bottom>
    </Root>
  );
}
