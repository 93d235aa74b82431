import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import { Link, useLocation } from 'wouter';
import { buttonStyle } from '../../design/controls/button-style.ts';
import { IconButton } from '../../design/controls/IconButton.tsx';
import { shellSizes } from '../../design/shell-sizes.ts';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { routeOf } from '../../routes.ts';
import { type SideMenus, useSideMenus } from '../../shared/side-menus.ts';
import { loadSidebar } from '../sidebar/sidebar-code.ts';
import { useShellSlots } from '../slots.ts';
import { Logo } from './Logo.tsx';
import { ColorModeToggle, LanguageSelect, LanguageSwitch } from './PreferenceControls.tsx';
import { SessionControls } from './SessionControls.tsx';

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: shellSizes.header,
  // The menu button is centered over the collapsed sidebar.
  paddingInline: `calc((${shellSizes.sidebarCollapsed} - $sizes$control) / 2) $4`,
  background: 'color-mix(in srgb, $colors$surface 90%, transparent)',
  backdropFilter: 'saturate(1.4) blur(12px)',
  borderBottom: '1px solid $colors$border',
  '@mobile': { paddingInline: '$1', gap: 0 },
  variants: {
    // Without buttons at its ends the bar keeps the page's margins.
    ends: { text: { paddingLeft: '$8', '@mobile': { paddingInline: '$4' } }, buttons: {} },
  },
});
const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  marginLeft: 'auto',
  '@mobile': { gap: '$1' },
  // A member's buttons in the mall fit the narrowest phones.
  '@media (max-width: 400px)': { gap: 0, '& > a': { marginLeft: '$1' } },
  // So does a page at 400 %, 320 px wide with its scroll bar.
  '@media (max-width: 359px)': { '& button:not([popover] *)': { width: '2.25rem', paddingInline: 0 } },
});

// By style too: a prerendered page does not know the window's width.
const WideOnly = styled('div', { display: 'contents', '@mobile': { display: 'none' } });

// The help button is centered over the collapsed panel.
const AtEdge = styled('div', {
  '@bp1': { marginRight: `calc((${shellSizes.helpPanelCollapsed} - $sizes$control) / 2 - $space$4)` },
});

/** On every page: menus, name, home, language, color mode, login or logout. Spec §1 Header, §2 flags */
export function Header() {
  const [path] = useLocation();
  const { presentation } = useSideMenus();
  const { search, cart, wallet } = useShellSlots();
  const route = routeOf(path)?.route;
  const hasLeft = route?.showLeftToggle ?? true;
  const showHome = route?.showHomeButton ?? true;
  const isNarrow = presentation === 'drawer';
  return (
    <Bar ends={hasLeft ? 'buttons' : 'text'}>
      {hasLeft ? <LeftToggle /> : null}
      <Logo />
      {showHome && !isNarrow ? (
        <WideOnly>
          <HomeButton />
        </WideOnly>
      ) : null}
      <Actions>
        {isNarrow ? null : (
          <WideOnly>
            <LanguageSelect />
            <ColorModeToggle />
          </WideOnly>
        )}
        {/* On phones the drawer holds language, color mode and home; a page without the drawer keeps them here. */}
        {isNarrow && !hasLeft ? (
          <>
            <LanguageSwitch />
            <ColorModeToggle />
          </>
        ) : null}
        {search}
        {cart}
        {wallet}
        <SessionControls />
        {(route?.showRightToggle ?? true) ? (
          <AtEdge>
            <RightToggle />
          </AtEdge>
        ) : null}
      </Actions>
    </Bar>
  );
}

const homeStyle = buttonStyle({ variant: 'ghost', size: 'md', square: true });

function HomeButton() {
  const t = useTranslations();
  return (
    <Link href="/" className={String(homeStyle)} aria-label={t.places.home()} title={t.places.home()}>
      <House aria-hidden />
    </Link>
  );
}

// If it fails, the opened sidebar shows it.
const fetchSidebar = () => void loadSidebar().catch(() => undefined);

/** Opens and closes the left sidebar, on phones its drawer. */
function LeftToggle() {
  const t = useTranslations();
  const { left, presentation, toggleLeft } = useSideMenus();
  const isOpen = left === 'expanded';
  return (
    <IconButton
      label={isOpen ? t.shell.closeMenu() : t.shell.openMenu()}
      aria-expanded={isOpen}
      {...targetOf(presentation, 'sidebar')}
      onPointerEnter={fetchSidebar}
      onFocus={fetchSidebar}
      onClick={toggleLeft}
    >
      <Menu aria-hidden />
    </IconButton>
  );
}

/** Opens and closes the help panel on the right. */
function RightToggle() {
  const t = useTranslations();
  const { right, presentation, toggleRight } = useSideMenus();
  const isOpen = right === 'open';
  return (
    <IconButton
      label={isOpen ? t.shell.closeHelp() : t.shell.openHelp()}
      aria-expanded={isOpen}
      {...targetOf(presentation, 'help')}
      onClick={toggleRight}
    >
      <CircleQuestionMark aria-hidden />
    </IconButton>
  );
}

/** What a toggle opens, for assistive technology: a modal drawer, or a column of the page. */
const targetOf = (presentation: SideMenus['presentation'], column: string) =>
  presentation === 'drawer' ? ({ 'aria-haspopup': 'dialog' } as const) : { 'aria-controls': column };
