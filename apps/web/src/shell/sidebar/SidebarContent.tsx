import X from 'lucide-react/icons/x';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { shellSizes } from '../../design/shell-sizes.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSideMenus } from '../../shared/side-menus.ts';
import { Logo } from '../header/Logo.tsx';
import { ColorModeToggle, LanguageSelect } from '../header/PreferenceControls.tsx';
import { useShellSlots } from '../slots.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

// It has its final width from the start: nothing wraps again while the sidebar's width changes.
const Docked = styled('div', {
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

/** In the sidebar beside the page: the navigation, and in an expanded one the balances of a connected wallet. */
export function SidebarContent({ look }: { look: 'collapsed' | 'expanded' }) {
  const { balances } = useShellSlots();
  return (
    <Docked look={look}>
      <SidebarNavigation isExpanded={look === 'expanded'} />
      {look === 'expanded' ? balances : null}
    </Docked>
  );
}

const Drawer = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minHeight: '100%',
  padding: '$2 $3 calc($space$4 + env(safe-area-inset-bottom))',
});
const Row = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Top = styled(Row, { minHeight: '3rem', paddingLeft: '0.875rem' });
const Bottom = styled('div', { display: 'grid', gap: '$4', marginTop: 'auto' });
const Settings = styled(Row, { gap: '$3', paddingTop: '$4', borderTop: '1px solid $colors$border' });

/** In the drawer of phones: the navigation, the balances, and the controls that do not fit into the header. */
export function DrawerContent() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  const { balances } = useShellSlots();
  return (
    <Drawer>
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
    </Drawer>
  );
}
