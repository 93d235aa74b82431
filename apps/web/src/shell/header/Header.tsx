import { IconButton, LinkButton, Only } from '@gli/ui';
import { CircleQuestionMark, House, Menu } from '@gli/ui/icons';
import { useLocation } from 'wouter';
import { type SideMenus, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute } from '../../routes.ts';
import { useShellSlots } from '../slots.ts';
import { Actions, AtEdge, Bar } from './Header.styles.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';
import { Logo } from './Logo.tsx';
import { ColorModeToggle, DisplayPopover, LanguageSelect } from './PreferenceControls.tsx';
import { SessionControls } from './SessionControls.tsx';

/**
 * Header of every page: menu, name, home, main pages, search, cart, wallet, member, language, color mode and help. Spec §1
 * Header, §2 flags
 */
export function Header() {
  const [path] = useLocation();
  const { search, cart, wallet } = useShellSlots();
  const route = findRoute(path)?.route;
  const hasLeft = route?.showLeftToggle ?? true;
  return (
    <Bar data-bar ends={hasLeft ? 'buttons' : 'text'}>
      {hasLeft ? <LeftToggle /> : null}
      <Logo />
      {(route?.showHomeButton ?? true) ? (
        <Only window="aboveMobile">
          <HomeButton />
        </Only>
      ) : null}
      <HeaderNavigation />
      <Actions>
        {search}
        {cart}
        {wallet}
        <SessionControls />
        <Only window="bp2" css={{ '& > *': { flexShrink: 0 } }}>
          <LanguageSelect />
          <ColorModeToggle />
        </Only>
        <Only window="belowBp2">
          <DisplayPopover />
        </Only>
        {(route?.showRightToggle ?? true) ? (
          <AtEdge>
            <RightToggle />
          </AtEdge>
        ) : null}
      </Actions>
    </Bar>
  );
}

function HomeButton() {
  const t = useTranslations();
  return (
    <LinkButton href="/" variant="ghost" square aria-label={t.places.home()} title={t.places.home()}>
      <House aria-hidden />
    </LinkButton>
  );
}

/** Toggles the left sidebar, or its drawer on phones. */
function LeftToggle() {
  const t = useTranslations();
  const { left, presentation, toggleLeft } = useSideMenus();
  const isOpen = left === 'expanded';
  return (
    <IconButton
      label={isOpen ? t.shell.closeMenu() : t.shell.openMenu()}
      aria-expanded={isOpen}
      {...getToggleTarget(presentation, 'sidebar')}
      onClick={toggleLeft}
    >
      <Menu aria-hidden />
    </IconButton>
  );
}

function RightToggle() {
  const t = useTranslations();
  const { right, presentation, toggleRight } = useSideMenus();
  const isOpen = right === 'open';
  return (
    <IconButton
      label={isOpen ? t.shell.closeHelp() : t.shell.openHelp()}
      aria-expanded={isOpen}
      {...getToggleTarget(presentation, 'help')}
      onClick={toggleRight}
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}

/**
 * Returns attributes that tell assistive technology what a toggle opens: a modal drawer or a column of the
 * page.
 */
const getToggleTarget = (presentation: SideMenus['presentation'], column: string) =>
  presentation === 'drawer' ? ({ 'aria-haspopup': 'dialog' } as const) : { 'aria-controls': column };
