import { IconButton, LinkButton, shellSizes, styled } from '@gli/ui';
import { CircleQuestionMark, House, Menu } from '@gli/ui/icons';
import { useLocation } from 'wouter';
import { type SideMenus, useSideMenus } from '@/data';
import { useTranslations } from '@/i18n';
import { findRoute } from '../../routes.ts';
import { useShellSlots } from '../slots.ts';
import { Logo } from './Logo.tsx';
import { ColorModeToggle, DisplayPopover, LanguageSelect } from './PreferenceControls.tsx';
import { SessionControls } from './SessionControls.tsx';

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: shellSizes.header,
  paddingTop: 'env(safe-area-inset-top)',
  // Centers the menu button over the collapsed sidebar.
  paddingInline: `calc((${shellSizes.sidebarCollapsed} - $sizes$control) / 2) $4`,
  background: 'color-mix(in srgb, $colors$surface 90%, transparent)',
  backdropFilter: 'saturate(1.4) blur(12px)',
  borderBottom: '1px solid $colors$border',
  '@mobile': { paddingInline: '$1', gap: 0 },
  '@largeText': { position: 'static', flexWrap: 'wrap' },
  variants: {
    // Keeps the page's margins if there are no buttons at the header's ends.
    ends: { text: { paddingLeft: '$8', '@mobile': { paddingInline: '$4' } }, buttons: {} },
  },
});
const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  marginLeft: 'auto',
  // Narrows a member's buttons in the shop, because phones have no room for all of them at full width.
  '@mobile': {
    gap: 0,
    '& > *': { flexShrink: 1, minWidth: 0 },
    '& button:not([popover] *)': { flexShrink: 1, minWidth: 0 },
    '& > a': { flexShrink: 0, marginLeft: '$1' },
  },
  '@largeText': { flexWrap: 'wrap', '& > *, & button:not([popover] *)': { flexShrink: 0 } },
});

// Hidden by CSS, because the window's width is unknown during prerendering.
const WideOnly = styled('div', {
  display: 'contents',
  '& > *': { flexShrink: 0 },
  '@belowBp2': { display: 'none' },
});
const NarrowOnly = styled('div', { display: 'contents', '@bp2': { display: 'none' } });
const NotOnPhones = styled('div', { display: 'contents', '@mobile': { display: 'none' } });

// Centers the help button over the collapsed panel.
const AtEdge = styled('div', {
  '@bp1': { marginRight: `calc((${shellSizes.helpPanelCollapsed} - $sizes$control) / 2 - $space$4)` },
});

/**
 * Header of every page: menu, name, home, search, cart, wallet, member, language, color mode and help. Spec §1
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
        <NotOnPhones>
          <HomeButton />
        </NotOnPhones>
      ) : null}
      <Actions>
        {search}
        {cart}
        {wallet}
        <SessionControls />
        <WideOnly>
          <LanguageSelect />
          <ColorModeToggle />
        </WideOnly>
        <NarrowOnly>
          <DisplayPopover />
        </NarrowOnly>
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
