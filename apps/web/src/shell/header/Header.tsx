import { IconButton, LinkButton, Only } from '@gli/ui';
import { CircleQuestionMark, House, Menu } from '@gli/ui/icons';
import { useLocation } from 'wouter';
import { type SideMenus, useMember, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute } from '../../routes.ts';
import { useShellSlots } from '../slots.ts';
import { Actions, AtEdge, Bar, Home, Preferences } from './Header.styles.ts';
import { HeaderNavigation, useHasNavigation } from './HeaderNavigation.tsx';
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
  // On phones, a member's menu has the language and the color mode, and every menu has the help.
  const isMember = useMember() !== null;
  const hasNavigation = useHasNavigation();
  const places = isMember ? 'member' : 'visitor';
  return (
    <Bar data-bar data-places={hasNavigation ? places : undefined} ends={hasLeft ? 'buttons' : 'text'}>
      {hasLeft ? <LeftToggle /> : null}
      <Logo />
      {(route?.showHomeButton ?? true) ? (
        <Home>
          <HomeButton />
        </Home>
      ) : null}
      {hasNavigation ? <HeaderNavigation /> : null}
      <Actions>
        {search}
        {cart}
        {wallet}
        <SessionControls />
        <Preferences form="open">
          <LanguageSelect />
          <ColorModeToggle />
        </Preferences>
        <Preferences form="folded" inMenu={isMember && hasLeft}>
          <DisplayPopover />
        </Preferences>
        {(route?.showRightToggle ?? true) ? (
          <Only window="aboveMobile">
            <AtEdge>
              <RightToggle />
            </AtEdge>
          </Only>
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
